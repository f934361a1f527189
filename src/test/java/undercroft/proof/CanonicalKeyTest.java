package undercroft.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import undercroft.geometry.Polygon;
import undercroft.level.Level;
import undercroft.plan.Link;
import undercroft.plan.Plan;
import undercroft.plan.Planning;
import undercroft.template.DoorSpec;
import undercroft.template.RoomTemplate;

class CanonicalKeyTest {

    private static final RoomTemplate HUT = square("hut", 3);
    private static final RoomTemplate HALL = square("hall", 6);
    private static final RoomTemplate BARN = square("barn", 9);

    @Test
    void theStartAndDirectionOfACycleDoNotMatter() {
        Plan plan = ring(HUT, HUT, HALL, BARN, HALL, HUT);
        CanonicalKey keys = new CanonicalKey(plan);
        List<Long> one = keys.of(walk(plan, 0, 1, 2, 3, 4, 5, 0));

        assertThat(keys.of(walk(plan, 3, 4, 5, 0, 1, 2, 3))).isEqualTo(one);
        assertThat(keys.of(walk(plan, 5, 0, 1, 2, 3, 4, 5))).isEqualTo(one);
        assertThat(keys.of(walk(plan, 2, 1, 0, 5, 4, 3, 2))).isEqualTo(one);
    }

    @Test
    void cyclesWithAnotherOrderOfRoomsDiffer() {
        Plan plan = twoRings(List.of(HUT, HALL, HUT, BARN), List.of(HUT, HUT, HALL, BARN));
        CanonicalKey keys = new CanonicalKey(plan);

        assertThat(keys.of(walk(plan, 0, 1, 2, 3, 0))).isNotEqualTo(keys.of(walk(plan, 4, 5, 6, 7, 4)));
    }

    @Test
    void cyclesOfOtherRoomsWithTheSameTemplatesAreEqual() {
        Plan plan = twoRings(List.of(HUT, HALL, HUT, BARN), List.of(BARN, HUT, HALL, HUT));
        CanonicalKey keys = new CanonicalKey(plan);

        assertThat(keys.of(walk(plan, 0, 1, 2, 3, 0))).isEqualTo(keys.of(walk(plan, 4, 5, 6, 7, 4)));
    }

    private static Plan ring(RoomTemplate... templates) {
        Level.Builder level = Level.named("ring");
        addRing(level, 0, List.of(templates));
        return (Plan) Planning.of(level.build());
    }

    /** Two rings, joined by their first rooms. */
    private static Plan twoRings(List<RoomTemplate> first, List<RoomTemplate> second) {
        Level.Builder level = Level.named("rings");
        addRing(level, 0, first);
        addRing(level, first.size(), second);
        return (Plan) Planning.of(level.door("r0", "r" + first.size()).build());
    }

    private static void addRing(Level.Builder level, int from, List<RoomTemplate> templates) {
        for (int i = 0; i < templates.size(); i++) {
            level.room("r" + (from + i), templates.get(i));
        }
        for (int i = 0; i < templates.size(); i++) {
            level.door("r" + (from + i), "r" + (from + (i + 1) % templates.size()));
        }
    }

    private static Walk walk(Plan plan, int... rooms) {
        List<Integer> all = new ArrayList<>(List.of(rooms[0]));
        List<Link> links = new ArrayList<>();
        for (int i = 1; i < rooms.length; i++) {
            int room = rooms[i];
            int before = rooms[i - 1];
            all.add(room);
            links.add(plan.linksOf(before).stream()
                    .filter(link -> link.other(before) == room)
                    .findFirst()
                    .orElseThrow());
        }
        return new Walk(all, links);
    }

    private static RoomTemplate square(String name, int size) {
        return RoomTemplate.of(name, Polygon.rectangle(0, 0, size, size), DoorSpec.OnEveryEdge.of(1, 0));
    }
}
