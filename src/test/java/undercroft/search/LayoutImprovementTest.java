package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import undercroft.fixture.SmallTemplates;
import undercroft.fixture.VariedLevels;
import undercroft.geometry.Point;
import undercroft.geometry.Transform;
import undercroft.grow.DoorStyle;
import undercroft.grow.GrownLevel;
import undercroft.grow.GrowthOptions;
import undercroft.layout.Layout;
import undercroft.layout.PlacedRoom;
import undercroft.level.Level;
import undercroft.level.Objective;
import undercroft.level.Pin;
import undercroft.level.Room;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.template.RoomTemplate;
import undercroft.verify.LayoutVerifier;

/** An improved layout is valid and never worse, on levels of every kind. */
class LayoutImprovementTest {

    private static final List<Level> LEVELS = Stream.concat(
                    VariedLevels.small().stream(), VariedLevels.withRules().stream())
            .toList();

    private static final List<Objective> OBJECTIVES =
            List.of(Objective.COMPACT, Objective.SQUARE, Objective.WALK, Objective.SPREAD, new Objective(3, 0, 1, 0));

    private static final RoomTemplate SQUARE = SmallTemplates.withMiddleDoors("square", 4, 4, 2);

    @Test
    void improvedLayoutsAreValidAndNeverWorse() {
        forEachSeed(60, (seed, draw) -> {
            Level level = draw.oneOf(LEVELS);
            Objective objective = draw.oneOf(OBJECTIVES);
            Plan plan = (Plan) Planning.of(level);
            Layout before = layout(plan, seed);
            LayoutImprovement improvement = new LayoutImprovement(plan);

            Layout few = improvement.improve(before, objective, seed, iterations(20), new Cancellation());
            Layout more = improvement.improve(before, objective, seed, iterations(80), new Cancellation());

            assertThat(LayoutVerifier.verify(few, level)).isEmpty();
            assertThat(LayoutVerifier.verify(more, level)).isEmpty();
            assertThat(templates(more)).isEqualTo(templates(before));
            List<BigDecimal> scores = Stream.of(before, few, more)
                    .map(layout -> improvement.score(layout, objective))
                    .toList();
            assertThat(scores).isSortedAccordingTo((one, other) -> other.compareTo(one));
            assertThat(improvement.improve(before, objective, seed, iterations(80), new Cancellation()))
                    .isEqualTo(more);
        });
    }

    /** Four squares in a row, each next to the last, fold up into a square of four. */
    @Test
    void aRowFoldsUp() {
        Layout row = row();
        Plan plan = (Plan) Planning.of(rowLevel(Map.of()));

        Layout folded =
                new LayoutImprovement(plan).improve(row, Objective.SQUARE, 1, iterations(300), new Cancellation());

        assertThat(row.bounds().width()).isEqualTo(16);
        assertThat(List.of(folded.bounds().width(), folded.bounds().height())).containsExactly(8, 8);
    }

    @Test
    void scoresAreRelativeToTheFloor() {
        Layout row = row();
        LayoutImprovement improvement = new LayoutImprovement((Plan) Planning.of(rowLevel(Map.of())));

        assertThat(improvement.score(row, Objective.COMPACT)).isEqualByComparingTo("1");
        assertThat(improvement.score(row, Objective.SQUARE))
                .as("16 x 16 of 64 cells")
                .isEqualByComparingTo("4");
        assertThat(improvement.score(row, Objective.WALK))
                .as("(0 + 4 + 8 + 12) / 4 cells, and rooms of 4")
                .isEqualByComparingTo("1.5");
        assertThat(improvement.score(row, new Objective(2, 1, 0, 0))).isEqualByComparingTo("6");
    }

    @Test
    void withoutTimeTheLayoutIsAsItWas() {
        Layout row = row();
        Plan plan = (Plan) Planning.of(rowLevel(Map.of()));

        Layout same = new LayoutImprovement(plan)
                .improve(row, Objective.SQUARE, 1, Limits.within(Duration.ZERO), new Cancellation());

        assertThat(same).isEqualTo(row);
    }

    @Test
    void pinnedRoomsStay() {
        Level level = rowLevel(Map.of("c", new Point(8, 0)));
        Plan plan = (Plan) Planning.of(level);

        Layout folded =
                new LayoutImprovement(plan).improve(row(), Objective.SQUARE, 1, iterations(300), new Cancellation());

        assertThat(LayoutVerifier.verify(folded, level)).isEmpty();
        assertThat(folded.bounds().width()).isEqualTo(8);
    }

    /** The first bound of the design: 0.75 of the area in a second; this takes a fifth of that. */
    @Test
    void fortyOneRoomsShrinkByMoreThanAQuarter() {
        Level level = GrownLevel.grow(new GrowthOptions(41, 10, DoorStyle.LOOSE, false, false), 1)
                .level();
        Plan plan = (Plan) Planning.of(level);
        Layout before = layout(plan, 1);

        Layout after = new LayoutImprovement(plan)
                .improve(before, Objective.COMPACT, 1, iterations(1_000), new Cancellation());

        assertThat(LayoutVerifier.verify(after, level)).isEmpty();
        assertThat(area(after)).isLessThan(0.75 * area(before));
    }

    private static double area(Layout layout) {
        return (double) layout.bounds().width() * layout.bounds().height();
    }

    private static Level rowLevel(Map<String, Point> pins) {
        Level.Builder level = Level.named("row");
        for (String id : List.of("a", "b", "c", "d")) {
            level.room(new Room(
                    id,
                    "",
                    List.of(SQUARE),
                    new Pin(Optional.ofNullable(pins.get(id)), Optional.of(Transform.R0)),
                    List.of()));
        }
        return level.door("a", "b").door("b", "c").door("c", "d").build();
    }

    private static Layout row() {
        Level level = rowLevel(
                Map.of("a", new Point(0, 0), "b", new Point(4, 0), "c", new Point(8, 0), "d", new Point(12, 0)));
        return layout((Plan) Planning.of(level), 1);
    }

    private static Map<String, String> templates(Layout layout) {
        return layout.rooms().stream()
                .filter(room -> !room.isCorridor())
                .collect(Collectors.toMap(PlacedRoom::id, PlacedRoom::template));
    }

    private static Limits iterations(long number) {
        return Limits.DEFAULT.withIterations(number);
    }

    private static Layout layout(Plan plan, long seed) {
        return ((Outcome.Found) new LayoutSearch(plan).run(GenerationRequest.of(seed))).layout();
    }
}
