package undercroft.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TemplateMatchingTest {

    @Test
    void picksTheMostPreferredTemplateThatIsLeft() {
        TemplateMatching matching = new TemplateMatching(List.of(new int[] {1, 0}, new int[] {2, 1}), 3);

        assertThat(matching.give(0, new boolean[] {true, true, true})).isTrue();
        assertThat(matching.give(1, new boolean[] {true, true, true})).isTrue();
        assertThat(matching.given(0)).isEqualTo(1);
        assertThat(matching.given(1)).isEqualTo(2);
    }

    @Test
    void earlierRoomsChangeTemplatesIfTheyCan() {
        // The last room can only have template 0, so room 0 changes to 1, and room 1 changes from 1 to 2.
        TemplateMatching matching = new TemplateMatching(List.of(new int[] {0, 1}, new int[] {1, 2}, new int[] {0}), 3);
        boolean[] once = {true, true, true};

        assertThat(matching.give(0, once) && matching.give(1, once) && matching.give(2, once))
                .isTrue();
        assertThat(List.of(matching.given(0), matching.given(1), matching.given(2)))
                .containsExactly(1, 2, 0);
    }

    @Test
    void templatesThatMayRepeatServeAllRooms() {
        TemplateMatching matching = new TemplateMatching(List.of(new int[] {0}, new int[] {0}, new int[] {0}), 1);
        boolean[] once = {false};

        assertThat(matching.give(0, once) && matching.give(1, once) && matching.give(2, once))
                .isTrue();
    }

    @Test
    void namesTheRoomsThatCompeteForTooFewTemplates() {
        // Rooms 0, 2 and 3 share templates 0 and 1; room 1 is not involved.
        TemplateMatching matching =
                new TemplateMatching(List.of(new int[] {0, 1}, new int[] {2}, new int[] {1}, new int[] {0}), 3);
        boolean[] once = {true, true, true};

        assertThat(matching.give(0, once) && matching.give(1, once) && matching.give(2, once))
                .isTrue();
        assertThat(matching.give(3, once)).isFalse();
        assertThat(matching.contenders(3, once)).containsExactly(0, 2, 3);
    }

    @Test
    void servesAsManyRoomsAsPossible() {
        forEachSeed(500, seed -> {
            SplittableRandom random = new SplittableRandom(seed);
            int templates = random.nextInt(1, 6);
            boolean[] once = new boolean[templates];
            for (int template = 0; template < templates; template++) {
                once[template] = random.nextInt(4) > 0;
            }
            List<int[]> choices = new ArrayList<>();
            for (int room = random.nextInt(1, 6); room > 0; room--) {
                choices.add(random.ints(random.nextInt(1, 4), 0, templates)
                        .distinct()
                        .toArray());
            }
            TemplateMatching matching = new TemplateMatching(choices, templates);

            Set<Integer> served = new HashSet<>();
            for (int room = 0; room < choices.size(); room++) {
                if (matching.give(room, once)) {
                    served.add(room);
                } else {
                    assertHallViolation(choices, matching.contenders(room, once), once);
                }
            }

            assertThat(served).hasSize(mostServed(choices, 0, once, new boolean[templates]));
            for (int room : served) {
                assertThat(choices.get(room)).contains(matching.given(room));
                for (int other : served) {
                    assertThat(other != room
                                    && once[matching.given(room)]
                                    && matching.given(other) == matching.given(room))
                            .as("rooms %d and %d share a template", room, other)
                            .isFalse();
                }
            }
        });
    }

    private static void assertHallViolation(List<int[]> choices, List<Integer> contenders, boolean[] once) {
        Set<Integer> together = new HashSet<>();
        contenders.forEach(room -> {
            for (int template : choices.get(room)) {
                together.add(template);
            }
        });
        assertThat(together).allMatch(template -> once[template]).hasSizeLessThan(contenders.size());
    }

    /** Tries every template, and none, for every room. */
    private static int mostServed(List<int[]> choices, int room, boolean[] once, boolean[] taken) {
        if (room == choices.size()) {
            return 0;
        }
        int most = mostServed(choices, room + 1, once, taken);
        for (int template : choices.get(room)) {
            if (!taken[template]) {
                taken[template] = once[template];
                most = Math.max(most, 1 + mostServed(choices, room + 1, once, taken));
                taken[template] = false;
            }
        }
        return most;
    }
}
