package undercroft.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Polygon;
import undercroft.level.Level;
import undercroft.template.DoorSpec;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

class RepeatFeasibilityTest {

    private static final RoomTemplate RED = room("red", RepeatRule.NEVER);
    private static final RoomTemplate BLUE = room("blue", RepeatRule.NEVER);
    private static final RoomTemplate GREEN = room("green", RepeatRule.NEVER);
    private static final RoomTemplate GREY = room("grey", RepeatRule.ALLOW);

    @Test
    void threeRoomsOfTwoTemplatesAreTooMany() {
        Level level = Level.named("three")
                .room("a", RED, BLUE)
                .room("grey", GREY)
                .room("b", BLUE, RED)
                .room("other-grey", GREY)
                .room("c", RED, BLUE)
                .door("a", "grey")
                .door("grey", "b")
                .door("b", "other-grey")
                .door("other-grey", "c")
                .build();

        assertThat(Planning.of(level))
                .isEqualTo(new Infeasible(List.of("The rooms a, b, c need 3 different templates, for these repeat"
                        + " never; but there are only 2 for them: red, blue. Add templates, or write repeat: allow.")));
    }

    @Test
    void namesAllRoomsThatHaveNoOtherTemplates() {
        Level level = Level.named("red")
                .room("a", RED)
                .room("b", RED)
                .room("grey", GREY, RED)
                .room("c", RED)
                .door("a", "b")
                .door("b", "grey")
                .door("grey", "c")
                .build();

        assertThat(Planning.of(level))
                .isEqualTo(new Infeasible(
                        List.of("The rooms a, b, c need 3 different templates, for these repeat never; but"
                                + " there is only 1 for them: red. Add templates, or write repeat: allow.")));
    }

    @Test
    void templatesThatNeighboursRuleOutDoNotCount() {
        // No other template here has long doors, so the blue one is useless.
        RoomTemplate blue = RoomTemplate.of("blue", Polygon.rectangle(0, 0, 4, 4), DoorSpec.OnEveryEdge.of(2, 1))
                .withRepeat(RepeatRule.NEVER);
        Level level = Level.named("long")
                .room("a", RED, blue)
                .room("grey", GREY)
                .room("b", RED, blue)
                .door("a", "grey")
                .door("grey", "b")
                .build();

        assertThat(Planning.of(level))
                .isEqualTo(new Infeasible(
                        List.of("The rooms a, b need 2 different templates, for these repeat never; but there"
                                + " is only 1 for them that their neighbours allow: red. Add"
                                + " templates, or write repeat: allow.")));
    }

    @Test
    void corridorsUseUpTemplatesToo() {
        Level level = Level.named("corridors")
                .room("a", RED)
                .room("b", GREY)
                .room("c", GREY)
                .corridor("a", "b", RED, BLUE)
                .corridor("b", "c", BLUE)
                .build();

        assertThat(Planning.of(level))
                .isEqualTo(new Infeasible(
                        List.of("The room a and the corridors a–b, b–c need 3 different templates, for these"
                                + " repeat never; but there are only 2 for them: red, blue. Add"
                                + " templates, or write repeat: allow.")));
    }

    @Test
    void oneTemplateThatMayRepeatIsEnoughForAll() {
        Level level = Level.named("grey")
                .room("a", RED, GREY)
                .room("b", RED, GREY)
                .room("c", RED, GREY)
                .door("a", "b")
                .door("b", "c")
                .build();

        assertThat(Planning.of(level)).isInstanceOf(Plan.class);
    }

    @Test
    void isProvedExactlyWhereNoAssignmentExists() {
        forEachSeed(150, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            List<List<RoomTemplate>> choices = new ArrayList<>();
            Level.Builder path = Level.named("path");
            int rooms = random.nextInt(2, 6);
            for (int i = 0; i < rooms; i++) {
                List<RoomTemplate> templates = choice(random);
                choices.add(templates);
                path.room("room " + i, templates.toArray(RoomTemplate[]::new));
            }
            for (int i = 1; i < rooms; i++) {
                if (random.nextInt(4) == 0) {
                    List<RoomTemplate> templates = choice(random);
                    choices.add(templates);
                    path.corridor("room " + (i - 1), "room " + i, templates.toArray(RoomTemplate[]::new));
                } else {
                    path.door("room " + (i - 1), "room " + i);
                }
            }

            assertThat(Planning.of(path.build()) instanceof Plan)
                    .as("%s", choices)
                    .isEqualTo(existsAssignment(choices, 0, new HashSet<>()));
        });
    }

    /** Tries every template for every room and corridor. */
    private static boolean existsAssignment(List<List<RoomTemplate>> choices, int from, Set<RoomTemplate> taken) {
        if (from == choices.size()) {
            return true;
        }
        for (RoomTemplate template : choices.get(from)) {
            if (template.repeat() == RepeatRule.ALLOW) {
                return existsAssignment(choices, from + 1, taken);
            }
            if (taken.add(template)) {
                if (existsAssignment(choices, from + 1, taken)) {
                    return true;
                }
                taken.remove(template);
            }
        }
        return false;
    }

    private static List<RoomTemplate> choice(SplittableRandom random) {
        List<RoomTemplate> all = List.of(RED, BLUE, GREEN, GREY);
        return random.ints(random.nextInt(1, 4), 0, random.nextInt(2, 5))
                .distinct()
                .mapToObj(all::get)
                .toList();
    }

    /** A template with the same shape and doors as all others, so that any two can be neighbours. */
    private static RoomTemplate room(String name, RepeatRule rule) {
        return RoomTemplate.of(name, Polygon.rectangle(0, 0, 4, 4), DoorSpec.OnEveryEdge.of(1, 1))
                .withRepeat(rule);
    }
}
