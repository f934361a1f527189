package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;

/** Levels attached to a layout of {@code first-keep}. */
class ExtendCommandTest {

    private static final Path KEEP = Path.of("graphs", "first-keep.yaml");

    @TempDir
    private Path folder = Path.of("");

    private Path keep = Path.of("");

    @BeforeEach
    void layOutTheKeep() {
        CommandRun.of("generate", KEEP, "--seed", 7, "--out", folder, "--format", "json");
        keep = folder.resolve("first-keep-7.json");
    }

    @Test
    void everythingOfTheFirstLayoutStays() throws Exception {
        Path cellars = cellars("cellars", "[first:treasury, well], [well, vault], [well, cistern], [cistern, vault]");

        CommandRun run = extend(cellars, keep, "--seed", 3, "--count", 3);

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        Layout first = InputFiles.layout(keep);
        for (int seed = 3; seed < 6; seed++) {
            Path file = folder.resolve("cellars-" + seed + ".json");
            Layout both = InputFiles.layout(file);
            assertThat(both.rooms()).extracting(PlacedRoom::id).contains("well", "vault", "cistern");
            for (PlacedRoom room : first.rooms()) {
                PlacedRoom same = both.rooms().stream()
                        .filter(other -> other.id().equals(room.id()))
                        .findFirst()
                        .orElseThrow();
                assertThat(same.at(room.index(), room.doors())).isEqualTo(room);
            }
            assertThat(both.doors().subList(0, first.doors().size()))
                    .extracting(door -> List.of(door.at(), door.socket(), door.access()))
                    .containsExactlyElementsOf(first.doors().stream()
                            .map(door -> List.<Object>of(door.at(), door.socket(), door.access()))
                            .toList());
            assertThat(CommandRun.of("verify", file).out()).isEqualTo(file + ": ok\n");
        }
    }

    @Test
    void layoutsGrowFurther() throws Exception {
        extend(cellars("cellars", "[first:treasury, well], [well, vault], [well, cistern]"), keep, "--seed", 3);
        Path more = Files.writeString(folder.resolve("more.yaml"), """
                templates: [%s]
                rooms: { mine: { templates: [long-hall] } }
                connections: [[mine, first:cistern]]
                """.formatted(
                        Path.of("room-templates", "keep.yaml").toAbsolutePath()));

        CommandRun run = extend(more, folder.resolve("cellars-3.json"), "--seed", 1);

        assertThat(run.status()).isZero();
        assertThat(InputFiles.layout(folder.resolve("more-1.json")).roomCount()).isEqualTo(11);
    }

    @Test
    void refusesWhatCannotBeAttached() throws Exception {
        Path unknown = cellars("unknown", "[first:tresury, well], [well, vault], [well, cistern]");
        Path apart = cellars("apart", "[well, vault], [well, cistern]");
        Path twice = Files.writeString(
                folder.resolve("twice.yaml"),
                Files.readString(cellars("twice", "[first:treasury, hall]"))
                        .replace("well: , vault: , cistern: ", "hall: "));

        assertThat(extend(unknown, keep).err())
                .contains(
                        "unknown.yaml:4:16: error: The room \"first:tresury\", in connection",
                        "Did you mean \"first:treasury\"?");
        assertThat(extend(apart, keep).err()).contains("2 parts that no connection joins");
        assertThat(extend(twice, keep).err()).contains("The room hall of", "is in", "Give it another name");
    }

    @Test
    void refusesLayoutsWithoutDoorSlots() throws Exception {
        CommandRun.of("generate", KEEP, "--seed", 7, "--out", folder, "--format", "json", "--detail", "plain");

        CommandRun run = extend(cellars("cellars", "[first:treasury, well], [well, vault], [well, cistern]"), keep);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("does not say which doors its rooms offer. Write it again with --detail full.");
    }

    private CommandRun extend(Path level, Path onto, Object... options) {
        Object[] all = new Object[options.length + 8];
        System.arraycopy(
                new Object[] {"extend", level, "--onto", onto, "--out", folder, "--format", "json"}, 0, all, 0, 8);
        System.arraycopy(options, 0, all, 8, options.length);
        return CommandRun.of(all);
    }

    private Path cellars(String name, String connections) throws Exception {
        return Files.writeString(folder.resolve(name + ".yaml"), """
                templates: [%s]
                defaults: { templates: [small-hall, long-hall, guard-room] }
                rooms: { well: , vault: , cistern: }
                connections: [%s]
                """.formatted(
                        Path.of("room-templates", "keep.yaml").toAbsolutePath(), connections));
    }
}
