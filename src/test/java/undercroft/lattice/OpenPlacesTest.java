package undercroft.lattice;

import static org.assertj.core.api.Assertions.assertThat;
import static undercroft.fixture.Seeds.forEachSeed;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import undercroft.random.SeededRandom;

class OpenPlacesTest {

    private static final int ROOMS = 3;
    private static final int WORDS = 4;
    private static final int PLACES = WORDS * Long.SIZE;

    /** A recorded state to go back to. */
    private record Moment(int changes, List<BitSet> sets) {}

    @Test
    void agreesWithSetsAndCanBeUndone() {
        forEachSeed(200, seed -> {
            SeededRandom random = SeededRandom.of(seed);
            OpenPlaces open = new OpenPlaces(ROOMS, WORDS);
            List<BitSet> expected = new ArrayList<>();
            for (int room = 0; room < ROOMS; room++) {
                BitSet set = randomSet(random);
                expected.add(set);
                open.open(room, words(set));
            }
            List<Moment> moments = new ArrayList<>();
            for (int step = 0; step < 30; step++) {
                moments.add(new Moment(open.changes(), copy(expected)));
                change(open, expected, random);
                if (random.below(4) == 0) {
                    int to = random.below(moments.size());
                    open.undoTo(moments.get(to).changes());
                    expected = copy(moments.get(to).sets());
                    moments.subList(to, moments.size()).clear();
                }
                assertEqual(open, expected);
            }
        });
    }

    private static void change(OpenPlaces open, List<BitSet> expected, SeededRandom random) {
        int room = random.below(ROOMS);
        BitSet set = expected.get(room);
        int place = random.below(PLACES);
        switch (random.below(3)) {
            case 0 -> {
                open.close(room, place);
                set.clear(place);
            }
            case 1 -> {
                int from = random.below(WORDS);
                int to = from + random.below(WORDS - from);
                BitSet others = randomSet(random);
                open.closeAllBut(room, words(others), from, to);
                set.and(others);
                set.clear(0, from * Long.SIZE);
                set.clear((to + 1) * Long.SIZE, PLACES);
            }
            default ->
                Optional.of(set)
                        .filter(some -> !some.isEmpty() && random.below(5) == 0)
                        .ifPresent(some -> {
                            int kept = some.nextSetBit(0);
                            open.closeAllBut(room, kept);
                            some.clear();
                            some.set(kept);
                        });
        }
    }

    private static void assertEqual(OpenPlaces open, List<BitSet> expected) {
        for (int room = 0; room < ROOMS; room++) {
            BitSet actual = new BitSet();
            for (int index = 0; index < open.size(room); index++) {
                actual.set(open.place(room, index));
            }
            assertThat(actual).isEqualTo(expected.get(room));
            assertThat(open.size(room)).isEqualTo(expected.get(room).cardinality());
            for (int place = 0; place < PLACES; place++) {
                assertThat(open.isOpen(room, place))
                        .isEqualTo(expected.get(room).get(place));
            }
        }
    }

    private static List<BitSet> copy(List<BitSet> sets) {
        List<BitSet> copies = new ArrayList<>();
        sets.forEach(set -> copies.add((BitSet) set.clone()));
        return copies;
    }

    private static BitSet randomSet(SeededRandom random) {
        BitSet set = new BitSet();
        for (int place = 0; place < PLACES; place++) {
            set.set(place, random.below(4) > 0);
        }
        return set;
    }

    private static long[] words(BitSet set) {
        long[] words = new long[WORDS];
        long[] some = set.toLongArray();
        System.arraycopy(some, 0, words, 0, some.length);
        return words;
    }
}
