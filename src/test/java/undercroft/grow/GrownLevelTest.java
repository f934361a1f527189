package undercroft.grow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static undercroft.fixture.Seeds.forEachSeed;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.files.LevelLoader;
import undercroft.geometry.Transform;
import undercroft.input.Schemas;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.random.SeededRandom;
import undercroft.source.BadInputException;
import undercroft.verify.LayoutVerifier;

class GrownLevelTest {

    private static final long LARGEST_SEED = (1L << 53) - 1;

    /** This shows that every grown level has a layout. */
    @Test
    void theWitnessIsAValidLayoutOfTheLevelInTheFile() {
        forEachSeed(300, (seed, draw) -> checkWitness(anyOptions(draw), seed));
    }

    @ParameterizedTest
    @ValueSource(longs = {LARGEST_SEED - 1, LARGEST_SEED})
    void theLargestSeedsGrowValidLevels(long seed) throws Exception {
        checkWitness(new GrowthOptions(80, 30, DoorStyle.TIGHT, true, true), seed);
    }

    private static void checkWitness(GrowthOptions options, long seed) throws Exception {
        GrownLevel grown = GrownLevel.grow(options, seed);

        Level read = read(grown.yaml());

        assertThat(LayoutVerifier.verify(grown.witness(), read)).isEmpty();
        assertThat(read).isEqualTo(grown.level());
    }

    @ParameterizedTest
    @EnumSource
    void largeLevelsHaveValidLayouts(DoorStyle doors) throws Exception {
        for (boolean corridors : List.of(true, false)) {
            GrownLevel grown = GrownLevel.grow(new GrowthOptions(1000, 15, doors, corridors, corridors), 7);

            assertThat(LayoutVerifier.verify(grown.witness(), read(grown.yaml())))
                    .isEmpty();
            assertThat(grown.level().rooms()).hasSize(1000);
            assertThat(grown.level().connections()).hasSize(999 + 150);
        }
    }

    @Test
    void roomsAreNumberedFromOne() {
        forEachSeed(50, (seed, draw) -> {
            GrowthOptions options = anyOptions(draw);

            GrownLevel grown = GrownLevel.grow(options, seed);

            assertThat(grown.level().rooms())
                    .extracting(Room::id)
                    .containsExactlyElementsOf(IntStream.rangeClosed(1, options.rooms())
                            .mapToObj(number -> "r" + number)
                            .toList());
        });
    }

    /** If they were numbered in order of growth, the first one would be in the middle of the lattice. */
    @Test
    void numbersDoNotShowTheGrowth() {
        GrowthOptions options = new GrowthOptions(30, 10, DoorStyle.LOOSE, false, false);
        Set<Object> places = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            places.add(GrownLevel.grow(options, seed).witness().rooms().get(0).position());
        }

        assertThat(places).hasSizeGreaterThan(10);
    }

    @Test
    void theLevelDependsOnTheSeed() {
        forEachSeed(50, seed -> {
            GrowthOptions options = new GrowthOptions(40, 10, DoorStyle.TIGHT, true, true);
            GrownLevel grown = GrownLevel.grow(options, seed);

            assertThat(GrownLevel.grow(options, seed)).isEqualTo(grown);
            assertThat(GrownLevel.grow(options, seed).yaml()).isEqualTo(grown.yaml());
            assertThat(GrownLevel.grow(options, seed + 1).level().connections())
                    .isNotEqualTo(grown.level().connections());
        });
    }

    @Test
    void theGraphDependsOnTheSeedButNotOnTheRooms() {
        forEachSeed(50, seed -> {
            Level plain = GrownLevel.grow(new GrowthOptions(40, 10, DoorStyle.LOOSE, false, false), seed)
                    .level();
            Level other = GrownLevel.grow(new GrowthOptions(40, 10, DoorStyle.TIGHT, true, true), seed)
                    .level();

            assertThat(pairs(other)).isEqualTo(pairs(plain));
        });
    }

    /** A layout with one shape only would test the templates poorly. */
    @Test
    void theWitnessHasEveryFittingTemplateTurnedAndMirrored() {
        Layout straight = GrownLevel.grow(new GrowthOptions(200, 10, DoorStyle.LOOSE, true, false), 1)
                .witness();
        Layout slanted = GrownLevel.grow(new GrowthOptions(200, 10, DoorStyle.TIGHT, true, true), 1)
                .witness();

        assertThat(straight.rooms())
                .extracting(PlacedRoom::template)
                .containsOnly("square", "notched", "cross", "passage");
        assertThat(slanted.rooms())
                .extracting(PlacedRoom::template)
                .containsOnly("octagon", "gem", "chisel", "passage");
        assertThat(straight.rooms())
                .filteredOn(room -> room.template().equals("notched"))
                .extracting(PlacedRoom::transform)
                .containsOnly(Transform.values());
    }

    /** Never change this: old levels must grow again from their names. */
    @Test
    void aSeedKeepsItsGraph() {
        Level level = GrownLevel.grow(new GrowthOptions(10, 20, DoorStyle.LOOSE, false, false), 1)
                .level();

        assertThat(level.name()).isEqualTo("grown-10-20-1");
        assertThat(pairs(level))
                .containsExactly(
                        "r1-r5", "r1-r8", "r2-r5", "r2-r7", "r2-r10", "r3-r7", "r4-r5", "r4-r7", "r5-r6", "r6-r10",
                        "r8-r9");
    }

    @Test
    void seedsOutOfRangeAreRefused() {
        GrowthOptions options = new GrowthOptions(1, 0, DoorStyle.LOOSE, false, false);

        assertThatThrownBy(() -> GrownLevel.grow(options, -1))
                .hasMessage("The seed (-1) must be from 0 to 9007199254740991.");
        assertThatThrownBy(() -> GrownLevel.grow(options, 1L << 53))
                .hasMessage("The seed (9007199254740992) must be from 0 to 9007199254740991.");
    }

    @Test
    void theFilesAgreeWithTheSchema() {
        String schemaText = Schemas.text("level").orElseThrow();
        JsonSchema schema =
                JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(schemaText);
        for (DoorStyle doors : DoorStyle.values()) {
            for (boolean corridors : List.of(true, false)) {
                String yaml = GrownLevel.grow(new GrowthOptions(20, 10, doors, corridors, corridors), 3)
                        .yaml();
                assertThat(schema.validate(yaml, InputFormat.YAML)).isEmpty();
            }
        }
    }

    private static GrowthOptions anyOptions(SeededRandom draw) {
        return new GrowthOptions(
                draw.between(1, 80),
                draw.between(0, 30),
                draw.oneOf(List.of(DoorStyle.values())),
                draw.chance(0.5),
                draw.chance(0.5));
    }

    private static List<String> pairs(Level level) {
        return level.connections().stream()
                .map(connection -> level.rooms().get(connection.from()).id() + "-"
                        + level.rooms().get(connection.to()).id())
                .toList();
    }

    private static Level read(String yaml) throws IOException, BadInputException {
        Path file = Files.createTempFile("grown", ".yaml");
        try {
            Files.writeString(file, yaml);
            return LevelLoader.read(file);
        } finally {
            Files.delete(file);
        }
    }
}
