package undercroft.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.files.LevelLoader;
import undercroft.level.Connection;
import undercroft.level.Level;
import undercroft.level.Room;

/** {@code import} and {@code export}: round trips, and layouts of what was imported. */
final class ImportIT {

    private static final String NO_TEMPLATES =
            ":1:1: warning: The graph has no room templates; its rooms get plain ones. Replace them with your own.\n";

    @TempDir
    private Path folder;

    @Test
    void importedLevelsCanBeLaidOut() throws IOException {
        Path rooms = write("rooms.yml", """
                name: basicSet
                default:
                  doorMode: !OverlapMode
                    doorLength: 1
                    cornerDistance: 1
                roomDescriptions:
                  6-square:
                    shape: [[0,0], [0,6], [6,6], [6,0]]
                  6-9-rectangle:
                    shape: [[0,0], [0,9], [6,9], [6,0]]
                """);
        Path map = write("nine.yml", """
                roomsRange: { from: 0, to: 8 }
                passages: [[0,1], [0,3], [1,2], [1,4], [1,5], [2,3], [3,6], [4,5], [6,7], [6,8], [7,8]]
                defaultRoomShapes:
                  - setName: basicSet
                """);
        Path out = folder.resolve("out");

        CommandRun imported = CommandRun.of("import", map, rooms, "--out", out);
        CommandRun generated = CommandRun.of(
                "generate", out.resolve("nine.yaml"), "--seed", 1, "--format", "json,edgar-legacy", "--out", out);
        CommandRun verified = CommandRun.of("verify", out.resolve("nine-1.json"), "--graph", out.resolve("nine.yaml"));

        assertThat(imported).isEqualTo(new CommandRun(0, """
                %1$s/nine.yml: 9 rooms, 11 connections, 2 room templates → %1$s/out/nine.yaml
                %1$s/rooms.yml: 2 room templates → %1$s/out/rooms.yaml
                """.formatted(folder), ""));
        assertThat(generated.status()).as(generated.err()).isZero();
        assertThat(verified.err()).isEmpty();
        assertThat(Files.readString(out.resolve("nine-1.edgar.json"))).startsWith("[\n  {\n    \"Node\": 0,");
    }

    @Test
    void importedTemplatesCanBeUsedByALevel() throws Exception {
        Path out = folder.resolve("out");
        CommandRun.of("import", write("kit.tmx", """
                <map orientation="orthogonal" width="10" height="10" tilewidth="8" tileheight="8">
                 <objectgroup name="rooms"><object name="hall" x="8" y="8" width="48" height="40"/></objectgroup>
                </map>
                """), "--out", out);
        Path level = write("out/level.yaml", "templates: [kit]\nrooms: [a, b]\nconnections: [[a, b]]\n");

        CommandRun run = CommandRun.of("generate", level, "--seed", 1, "--out", out);

        assertThat(run.status()).as(run.err()).isZero();
    }

    @Test
    void filesWithWarningsAreImported() throws IOException {
        Path dot = write("keep.dot", "graph { a -- b [color=red] }");

        CommandRun run = CommandRun.of("import", dot, "--out", folder);

        assertThat(run.status()).isZero();
        assertThat(run.err())
                .isEqualTo(dot + NO_TEMPLATES + dot
                        + ":1:17: warning: The attribute color of edges has no equivalent and is left out.\n");
        assertThat(CommandRun.of("generate", folder.resolve("keep.yaml"), "--seed", 1, "--out", folder)
                        .status())
                .isZero();
    }

    @Test
    void nothingIsWrittenIfOneFileIsInvalid() throws IOException {
        Path good = write("good.dot", "graph { a -- b }");
        Path bad = write("bad.dot", "graph { a --");

        CommandRun run = CommandRun.of("import", good, bad, "--out", folder.resolve("out"));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains(bad + ":1:13: error: ");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void importDoesNotOverwriteItsInput() throws IOException {
        Path set = write("set.yaml", """
                name: set
                roomDescriptions:
                  a: { shape: [[0,0], [0,6], [6,6], [6,0]], doorMode: !OverlapMode { doorLength: 1, cornerDistance: 1 } }
                """);

        CommandRun run = CommandRun.of("import", set, "--out", folder);
        CommandRun twice = CommandRun.of(
                "import", write("x.dot", "graph { a }"), write("x.mmd", "graph TD\na"), "--out", folder.resolve("two"));

        assertThat(run)
                .isEqualTo(new CommandRun(
                        2,
                        "",
                        "undercroft: %s would be overwritten by its own import. Give another --out.\n".formatted(set)));
        assertThat(twice.out()).isEqualTo("""
                        %1$s/x.dot: 1 rooms, 0 connections, 4 room templates → %1$s/two/x.yaml
                        %1$s/x.mmd: 1 rooms, 0 connections, 4 room templates → %1$s/two/x-2.yaml
                        """.formatted(folder));
    }

    @ParameterizedTest
    @MethodSource("shippedGraphs")
    void exportedGraphsAreImportedUnchanged(Path graph) throws Exception {
        Level level = LevelLoader.read(graph);

        CommandRun exported = CommandRun.of("export", graph, "--format", "dot,mermaid", "--out", folder);
        assertThat(exported.status()).isZero();

        for (String end : List.of(".dot", ".mmd")) {
            Path out = folder.resolve("again" + end);
            CommandRun imported = CommandRun.of("import", folder.resolve(level.name() + end), "--out", out);
            assertThat(imported.err()).isEqualTo(folder.resolve(level.name() + end) + NO_TEMPLATES);
            Level again = LevelLoader.read(out.resolve(level.name() + ".yaml"));
            assertThat(again.rooms())
                    .extracting(Room::id)
                    .isEqualTo(level.rooms().stream().map(Room::id).toList());
            assertThat(again.rooms())
                    .extracting(Room::type)
                    .isEqualTo(level.rooms().stream().map(Room::type).toList());
            assertThat(again.connections()).hasSameSizeAs(level.connections());
            for (int i = 0; i < level.connections().size(); i++) {
                Connection expected = level.connections().get(i);
                assertThat(again.connections().get(i))
                        .isEqualTo(new Connection(
                                expected.from(),
                                expected.to(),
                                again.connections().get(i).corridor(),
                                expected.oneWay(),
                                expected.lock()));
                assertThat(again.connections().get(i).hasCorridor()).isEqualTo(expected.hasCorridor());
            }
        }
    }

    @Test
    void aGraphThatIsNotPlanarIsExportedButNotDrawn() throws IOException {
        Path level = Levels.impossible(folder, "five");

        CommandRun run = CommandRun.of("export", level, "--out", folder);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo(
                        "undercroft: five cannot be drawn without crossings, because of the rooms a, b, c, d, e. Export it as dot.\n");
        assertThat(run.out()).isEqualTo("five → %1$s/five.dot, %1$s/five.mmd\n".formatted(folder));
        assertThat(folder.resolve("five.graph.svg")).doesNotExist();
    }

    @Test
    void oneGraphInOneFormatCanBePrinted() {
        Path level = Levels.pair(folder, "pair");

        assertThat(CommandRun.of("export", level, "--format", "dot", "--out", "-"))
                .isEqualTo(new CommandRun(0, "graph \"pair\" {\n  \"a\";\n  \"b\";\n  \"a\" -- \"b\";\n}\n", ""));
        assertThat(CommandRun.of("export", level, "--format", "mermaid", "--out", "-"))
                .isEqualTo(new CommandRun(0, "flowchart LR\n  a\n  b\n  a --- b\n", ""));
        assertThat(CommandRun.of("export", level, "--out", "-").status()).isEqualTo(2);
    }

    @Test
    void withoutChainsThePictureShowsTypesLocksAndKeys() {
        Path graph = Path.of("graphs/lock-and-key.yaml");

        String picture =
                CommandRun.of("export", graph, "--format", "svg", "--out", "-").out();

        assertThat(picture)
                .contains("18 rooms, 17 connections, 4 of them locked", ">boss</text>", ">gold-room</text>")
                .doesNotContain("a face of", "Chains");
        assertThat(picture.split("<title>locked: copper</title>", -1))
                .as("locks of copper")
                .hasSize(3);
    }

    @Test
    void thePictureShowsEveryRoomAndFaceAndIsReproducible() throws IOException {
        Path graph = Path.of("graphs/two-loops.yaml");

        String picture = CommandRun.of("export", graph, "--format", "svg", "--chains", "--out", "-")
                .out();

        assertThat(picture).contains(">two-loops</text>", ">great-hall</text>", "<title>a face of 4 rooms</title>");
        assertThat(picture)
                .as("the picture in docs/import.md; make it again with export --chains")
                .isEqualTo(Files.readString(Path.of("docs/images/two-loops.graph.svg")));
        assertThat(picture.split("<title>a face of ", -1)).hasSize(3);
        assertThat(CommandRun.of("export", graph, "--format", "svg", "--chains", "--out", "-")
                        .out())
                .isEqualTo(picture);
    }

    static List<Path> shippedGraphs() throws IOException {
        try (var files = Files.list(Path.of("graphs"))) {
            return files.sorted().toList();
        }
    }

    private Path write(String name, String text) throws IOException {
        return Levels.write(folder.resolve(name), text);
    }
}
