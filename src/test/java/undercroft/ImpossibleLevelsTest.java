package undercroft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import undercroft.files.LevelLoader;
import undercroft.geometry.Polygon;
import undercroft.level.Level;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

class ImpossibleLevelsTest {

    private static final Path LEVELS = Path.of("..", "shared", "benchmarks", "levels");

    /** A fifth of a second of proofs: far less than the two seconds that proofs may take. */
    private static final int SHORT = 3;

    private static final RoomTemplate HUT =
            RoomTemplate.of("hut", Polygon.rectangle(0, 0, 3, 3), DoorSpec.OnEveryEdge.of(1, 0));

    /** Four rooms that are all neighbours, which four equal squares cannot be. */
    private static Level fourNeighbours() {
        return Level.named("four")
                .room("a", HUT)
                .room("b", HUT)
                .room("c", HUT)
                .room("d", HUT)
                .door("a", "b")
                .door("a", "c")
                .door("a", "d")
                .door("b", "c")
                .door("b", "d")
                .door("c", "d")
                .build();
    }

    @Test
    void aSearchThatFindsNothingEndsWithAProof() {
        DungeonGenerator generator = DungeonGenerator.of(fourNeighbours());

        Outcome first = generator.generate(0);
        Outcome second = generator.generate(1);

        assertThat(first)
                .isInstanceOfSatisfying(
                        Outcome.Impossible.class,
                        impossible -> assertThat(impossible.reasons())
                                .singleElement()
                                .asString()
                                .startsWith("The rooms a, b, c, d cannot be laid out together"));
        // What has been proved of a level holds for all seeds.
        assertThat(((Outcome.Impossible) second).reasons()).isEqualTo(((Outcome.Impossible) first).reasons());
    }

    @Test
    void noProofIsTriedWhenTheSearchMustEnd() {
        Limits limits = new Limits(Duration.ofSeconds(30), 1);

        assertThat(DungeonGenerator.of(fourNeighbours())
                        .generate(GenerationRequest.of(0).withLimits(limits)))
                .isInstanceOf(Outcome.NotFound.class);
    }

    @Test
    void proofsNeedNoSearch() {
        assertThat(DungeonGenerator.of(fourNeighbours()).proveImpossible(SHORT, () -> false))
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fail_incompatible_doors",
                "fail_k4_squares",
                "fail_nonplanar_k5",
                "fail_oddcycle_fixed_corr",
                "fail_repeat_too_few",
                "fail_star9_square"
            })
    void benchmarksWithoutALayoutAreProvedImpossible(String name) throws Exception {
        assertThat(read(name).proveImpossible(SHORT, () -> false)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"fail_single_room", "fail_two_rooms"})
    void theSmallestLevelsHaveLayouts(String name) throws Exception {
        DungeonGenerator generator = read(name);

        assertThat(generator.proveImpossible(SHORT, () -> false)).isEmpty();
        assertThat(generator.generate(0)).isInstanceOf(Outcome.Found.class);
    }

    private static DungeonGenerator read(String name) throws Exception {
        assumeTrue(Files.isDirectory(LEVELS), "no benchmark levels beside the project");
        List<Level> levels = LevelLoader.readAll(List.of(LEVELS.resolve(name + ".yaml")));
        return DungeonGenerator.of(levels.get(0));
    }
}
