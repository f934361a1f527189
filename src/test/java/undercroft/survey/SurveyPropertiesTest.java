package undercroft.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import undercroft.DungeonGenerator;
import undercroft.files.LevelLoader;
import undercroft.geometry.Point;
import undercroft.geometry.Segment;
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;
import undercroft.layout.Door;
import undercroft.layout.DoorSlot;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.layout.Survey;
import undercroft.level.Level;
import undercroft.search.GenerationRequest;
import undercroft.search.Outcome;

/** Surveys of layouts of every shipped graph and of grown levels, compared with what the verification finds by other means. */
class SurveyPropertiesTest {

    private static final int SEEDS = 3;

    static Stream<Path> graphs() throws Exception {
        try (Stream<Path> files = Files.list(Path.of("graphs"))) {
            return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("graphs")
    void shippedGraphs(Path graph) throws Exception {
        check(LevelLoader.read(graph).withoutPuzzles());
    }

    @ParameterizedTest
    @EnumSource(DoorStyle.class)
    void grownLevelsWithSlantedWallsAndCorridors(DoorStyle doors) {
        check(GrownLevel.grow(new GrowthOptions(12, 10, doors, true, true), 1).level());
    }

    private static void check(Level level) {
        DungeonGenerator generator = DungeonGenerator.of(level);
        for (int seed = 1; seed <= SEEDS; seed++) {
            Layout bare = ((Outcome.Found) generator.generate(GenerationRequest.of(seed))).layout();
            Layout layout = generator.survey(bare);

            assertThat(layout.withSurvey(bare.survey())).isEqualTo(bare);
            assertThat(generator.verify(layout)).isEmpty();
            assertThat(generator.survey(layout)).isEqualTo(layout);
            Survey survey = layout.survey().orElseThrow();
            survey.doorSlots().forEach(slot -> assertFree(slot, layout));
            assertThat(survey.distances()).allMatch(room -> room.fromStart() >= 0);
        }
    }

    /** No step of a slot is one of a door of the room. */
    private static void assertFree(DoorSlot slot, Layout layout) {
        for (int index : layout.rooms().get(slot.room()).doors()) {
            Door door = layout.doors().get(index);
            assertThat(steps(door.at()).map(SurveyPropertiesTest::doubledMiddle))
                    .doesNotContainAnyElementsOf(steps(slot.at())
                            .map(SurveyPropertiesTest::doubledMiddle)
                            .toList());
        }
    }

    private static Stream<Segment> steps(Segment segment) {
        return Stream.iterate(
                        new Segment(segment.from(), segment.from().plus(segment.step())),
                        step -> step.translated(segment.step()))
                .limit(segment.length());
    }

    private static Object doubledMiddle(Segment step) {
        return step.from().plus(step.to());
    }

    @Test
    void aLayoutThatIsTooLargeForTilesHasNoSurvey() {
        Level level = GrownLevel.grow(new GrowthOptions(2, 0, DoorStyle.LOOSE, false, false), 1)
                .level();
        Layout near = ((Outcome.Found) DungeonGenerator.of(level).generate(1)).layout();
        PlacedRoom last = near.rooms().get(1);
        PlacedRoom far = new PlacedRoom(
                1,
                last.id(),
                last.type(),
                last.template(),
                false,
                last.position(),
                last.transform(),
                last.outline().translated(new Point(5_000, 5_000)),
                last.doors(),
                last.data());
        Layout apart = new Layout(
                near.level(), near.seed(), List.of(near.rooms().get(0), far), near.doors(), near.connections());

        assertThat(Surveyor.survey(near, level)).isPresent();
        assertThat(Surveyor.survey(apart, level)).isEmpty();
    }
}
