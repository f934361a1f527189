package undercroft.search;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.SmallTemplates.HALL;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import undercroft.configspace.Variant;
import undercroft.fixture.VariedLevels;
import undercroft.geometry.Polygon;
import undercroft.level.Level;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.random.SeededRandom;
import undercroft.template.DoorSpec;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

class TemplateAssignmentTest {

    private static final int SEEDS = 50;

    @Test
    void templatesThatNeverRepeatAreAssignedOnce() {
        Plan plan = plan(VariedLevels.repeating(RepeatRule.NEVER));

        for (int seed = 0; seed < SEEDS; seed++) {
            TemplateAssignment assignment = new TemplateAssignment(plan, SeededRandom.of(seed, 0), true);
            assertThat(templates(assignment, 5)).hasSize(5);
            for (int room = 0; room < 5; room++) {
                assertThat(assignment.isLawful(room)).isTrue();
                assertThat(assignment.propose(room).templateIndex())
                        .as("all others are taken")
                        .isEqualTo(assignment.of(room).templateIndex());
            }
        }
    }

    @Test
    void avoidingRepetitionIsAWishThatMayBeIgnored() {
        Plan plan = plan(VariedLevels.repeating(RepeatRule.AVOID));
        boolean repeated = false;

        for (int seed = 0; seed < SEEDS; seed++) {
            assertThat(templates(new TemplateAssignment(plan, SeededRandom.of(seed, 0), true), 5))
                    .hasSize(5);
            repeated |= templates(new TemplateAssignment(plan, SeededRandom.of(seed, 0), false), 5)
                            .size()
                    < 5;
        }

        assertThat(repeated).isTrue();
    }

    @Test
    void aRepetitionInANeighbourIsForbiddenAndNotProposed() {
        Plan plan = plan(VariedLevels.repeating(RepeatRule.NO_IMMEDIATE));

        for (int seed = 0; seed < SEEDS; seed++) {
            TemplateAssignment assignment = new TemplateAssignment(plan, SeededRandom.of(seed, 0), true);
            for (int room = 0; room < 4; room++) {
                assertThat(assignment.isLawful(room)).isTrue();
                assertThat(assignment.propose(room).templateIndex())
                        .isNotEqualTo(assignment.of(room + 1).templateIndex());
            }
            assignment.give(0, assignment.of(1));
            assertThat(assignment.isLawful(0)).isFalse();
            assertThat(assignment.isLawful(1)).isFalse();
            assertThat(assignment.isLawful(3)).isTrue();
        }
    }

    @Test
    void aCorridorTakesTheTemplateAssignedToIt() {
        RoomTemplate north = passage("north");
        RoomTemplate south = passage("south");
        Plan plan = plan(Level.named("two-corridors")
                .room("a", HALL)
                .room("b", HALL)
                .room("c", HALL)
                .corridor("a", "b", north, south)
                .corridor("b", "c", north, south)
                .build());

        for (int seed = 0; seed < SEEDS; seed++) {
            TemplateAssignment assignment = new TemplateAssignment(plan, SeededRandom.of(seed, 0), true);
            Variant northern = variant(plan, "north");
            Variant southern = variant(plan, "south");
            assertThat(assignment.allowsCorridor(plan.links().get(0), northern))
                    .isNotEqualTo(assignment.allowsCorridor(plan.links().get(0), southern))
                    .isNotEqualTo(assignment.allowsCorridor(plan.links().get(1), northern))
                    .isEqualTo(assignment.allowsCorridor(plan.links().get(1), southern));
        }
    }

    @Test
    void proposesByWeight() {
        RoomTemplate rare = HALL.withWeight(1);
        RoomTemplate common = RoomTemplate.of("common", Polygon.rectangle(0, 0, 8, 7), DoorSpec.OnEveryEdge.of(2, 1))
                .withWeight(3);
        TemplateAssignment assignment = new TemplateAssignment(
                plan(Level.named("one").room("a", rare, common).build()), SeededRandom.of(0, 0), true);

        int proposed = 0;
        for (int i = 0; i < 10_000; i++) {
            proposed += assignment.propose(0).template().equals(common) ? 1 : 0;
        }

        // The expected share is three in four. Four standard deviations are 173.
        assertThat(proposed).isBetween(7500 - 173, 7500 + 173);
    }

    @Test
    void aVariantIsAllowedIfNoNeighbourHasItsTemplate() {
        Plan plan = plan(VariedLevels.repeating(RepeatRule.NO_IMMEDIATE));
        TemplateAssignment assignment = new TemplateAssignment(plan, SeededRandom.of(0, 0), true);

        assertThat(assignment.isLawful(1, assignment.of(0))).isFalse();
        assertThat(assignment.isLawful(1, assignment.of(2))).isFalse();
        for (Variant variant : plan.domain(1).variants()) {
            assertThat(assignment.isLawful(1, variant))
                    .isEqualTo(variant.templateIndex() != assignment.of(0).templateIndex()
                            && variant.templateIndex() != assignment.of(2).templateIndex());
        }
    }

    @Test
    void preferringOneSizeAppliesToAShareOfTheRooms() {
        Plan plan = plan(twoSizes(400, RepeatRule.ALLOW));
        for (int seed = 0; seed < 5; seed++) {
            TemplateAssignment assignment = new TemplateAssignment(plan, SeededRandom.of(seed, 0), true);
            List<Variant> before = variants(assignment, 400);
            assignment.preferOneSize(0);
            assertThat(variants(assignment, 400)).isEqualTo(before);

            // Half of the rooms, plus half of the rest by chance. Four standard deviations are 35.
            assignment.preferOneSize(0.5);
            assertThat(largestCountOfASize(assignment, 400)).isBetween(300 - 35, 300 + 35);

            assignment.preferOneSize(1);
            assertThat(largestCountOfASize(assignment, 400)).isEqualTo(400);
        }
    }

    @Test
    void preferringOneSizeKeepsTheRepeatRules() {
        Plan colours = plan(twoSizes(40, RepeatRule.NO_IMMEDIATE));
        Plan unique = plan(VariedLevels.repeating(RepeatRule.NEVER));
        for (int seed = 0; seed < SEEDS; seed++) {
            TemplateAssignment assignment = new TemplateAssignment(colours, SeededRandom.of(seed, 0), true);
            assignment.preferOneSize(0.95);
            for (int room = 0; room < 39; room++) {
                assertThat(assignment.of(room).templateIndex())
                        .isNotEqualTo(assignment.of(room + 1).templateIndex());
            }
            // Two templates of each size would do for a path of one size, but rooms assigned earlier may be in the way.
            assertThat(largestCountOfASize(assignment, 40)).as("seed %d", seed).isGreaterThan(24);

            TemplateAssignment unrepeated = new TemplateAssignment(unique, SeededRandom.of(seed, 0), true);
            unrepeated.preferOneSize(1);
            assertThat(templates(unrepeated, 5)).hasSize(5);
        }
    }

    /** All connections of the level have a choice of corridors. After it, all have the corridors of one template. */
    @Test
    void preferringOneCorridorTemplateAppliesToAllConnections() {
        RoomTemplate[] corridors = {sized("near", 2), sized("far", 4)};
        Plan plan = plan(Level.named("corridors")
                .room("a", sized("a", 9))
                .room("b", sized("b", 9))
                .room("c", sized("c", 9))
                .corridor("a", "b", corridors)
                .corridor("b", "c", corridors)
                .build());
        Set<Integer> drawn = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            TemplateAssignment assignment = new TemplateAssignment(plan, SeededRandom.of(seed, 0), true);
            assertThat(plan.links())
                    .allMatch(link -> assignment.restricted(link).equals(link));

            assignment.preferOneCorridorTemplate(0);
            assertThat(plan.links())
                    .allMatch(link -> assignment.restricted(link).equals(link));

            assignment.preferOneCorridorTemplate(1);
            Set<Integer> templates = plan.links().stream()
                    .flatMap(link -> assignment.restricted(link).corridors().stream())
                    .flatMap(spaces -> spaces.corridors().stream())
                    .map(Variant::templateIndex)
                    .collect(Collectors.toSet());
            assertThat(templates).hasSize(1);
            drawn.addAll(templates);
        }
        assertThat(drawn).as("templates drawn").hasSize(2);
    }

    /** A path of rooms that may each have one of two templates of one of two sizes. */
    private static Level twoSizes(int rooms, RepeatRule rule) {
        RoomTemplate[] templates = {sized("small", 6), sized("little", 6), sized("large", 9), sized("grand", 9)};
        Level.Builder level = Level.named("two-sizes");
        for (int room = 0; room < rooms; room++) {
            level.room("room-" + room, templates);
        }
        for (int room = 1; room < rooms; room++) {
            level.door("room-" + (room - 1), "room-" + room);
        }
        return level.repeat(rule).build();
    }

    private static RoomTemplate sized(String name, int side) {
        return RoomTemplate.of(name, Polygon.rectangle(0, 0, side, side), DoorSpec.OnEveryEdge.of(1, 1));
    }

    /** The number of rooms of the most frequent size. */
    private static int largestCountOfASize(TemplateAssignment assignment, int rooms) {
        int small = (int) variants(assignment, rooms).stream()
                .filter(variant -> variant.shape().width() == 6)
                .count();
        return Math.max(small, rooms - small);
    }

    private static List<Variant> variants(TemplateAssignment assignment, int rooms) {
        return IntStream.range(0, rooms).mapToObj(assignment::of).toList();
    }

    private static Set<Integer> templates(TemplateAssignment assignment, int rooms) {
        Set<Integer> templates = new HashSet<>();
        for (int room = 0; room < rooms; room++) {
            templates.add(assignment.of(room).templateIndex());
        }
        return templates;
    }

    private static Variant variant(Plan plan, String template) {
        List<Variant> variants = plan.variants().stream()
                .filter(variant -> variant.template().name().equals(template))
                .toList();
        assertThat(variants).hasSize(1);
        return variants.get(0);
    }

    private static RoomTemplate passage(String name) {
        return RoomTemplate.of(name, Polygon.rectangle(0, 0, 2, 3), DoorSpec.OnEveryEdge.of(2, 0))
                .withRepeat(RepeatRule.NEVER);
    }

    private static Plan plan(Level level) {
        return (Plan) Planning.of(level);
    }
}
