package undercroft.mission;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.level.Connection;
import undercroft.level.Contents;
import undercroft.level.Level;
import undercroft.level.MissionStep;
import undercroft.level.Room;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/** Looks for small changes of a level after which nobody can get stuck. Each is tried before it is given. */
final class MissionAdvice {

    /** More would have to be compared by the reader. */
    private static final int MOST_GIVEN = 3;

    /** Changes that are tried: each takes a judgement. */
    private static final int MOST_TRIED = 150;

    /** States that may be looked at for each change: some milliseconds. */
    private static final long BUDGET = 100_000;

    /** Keys that are added at the start before it is given up. */
    private static final int MOST_KEYS = 3;

    private final Judgement judgement;
    private final World world;
    private final Level level;
    private final List<String> given = new ArrayList<>();
    private int tried;

    private MissionAdvice(Judgement judgement) {
        this.judgement = judgement;
        this.world = judgement.world();
        this.level = judgement.level();
    }

    /** {@return advice, the most likely first; empty if nothing that was tried helps} */
    static List<String> of(Judgement judgement) {
        MissionAdvice advice = new MissionAdvice(judgement);
        advice.addKeys();
        advice.addMissingItems();
        advice.changePassages();
        advice.addLevers();
        advice.swapItems();
        return advice.given;
    }

    private boolean isTired() {
        return given.size() >= MOST_GIVEN || tried >= MOST_TRIED;
    }

    private boolean helps(Level changed) {
        tried++;
        return MissionJudge.isSafe(changed, BUDGET);
    }

    private void addKeys() {
        for (int item = 0; item < world.items() && !isTired(); item++) {
            String name = world.item(item);
            if (world.isSpent(item)) {
                for (int count = 1; count <= MOST_KEYS; count++) {
                    if (helps(holding(world.start(), name, count))) {
                        addKeys(name, count);
                        break;
                    }
                }
            }
        }
    }

    /** Goes along the way for as long as the keys may lie there. */
    private void addKeys(String item, int count) {
        int last = world.start();
        Set<Integer> way = new LinkedHashSet<>();
        judgement.steps().stream().map(MissionStep::room).forEach(way::add);
        way.remove(world.start());
        for (int room : way) {
            if (tried >= MOST_TRIED || !helps(holding(room, item, count))) {
                break;
            }
            last = room;
        }
        given.add("%s more %s in %s suffice%s"
                .formatted(
                        count == 1 ? "one" : Integer.toString(count),
                        item,
                        last == world.start() ? world.id(last) : world.id(last) + " or before it",
                        count == 1 ? "s" : ""));
    }

    private void addMissingItems() {
        for (int i = 0; i < world.items() && !isTired(); i++) {
            int item = i;
            boolean isHeld = world.allRooms()
                    .anyMatch(room -> level.rooms().get(room).contents().items().contains(world.item(item)));
            if (!isHeld && helps(holding(world.start(), world.item(item), 1))) {
                given.add("put %s into a room, such as %s".formatted(world.item(item), world.id(world.start())));
            }
        }
    }

    private Level holding(int room, String item, int count) {
        List<String> items = new ArrayList<>(level.rooms().get(room).contents().items());
        for (int i = 0; i < count; i++) {
            items.add(item);
        }
        return withItems(level, room, items);
    }

    private static Level withItems(Level level, int index, List<String> items) {
        Room room = level.rooms().get(index);
        return withContents(level, index, new Contents(items, room.contents().turns()));
    }

    private static Level withContents(Level level, int index, Contents contents) {
        List<Room> rooms = new ArrayList<>(level.rooms());
        rooms.set(index, rooms.get(index).withContents(contents));
        return level.withRooms(rooms);
    }

    private void changePassages() {
        for (Passage passage : world.passages()) {
            if (isTired()) {
                return;
            }
            Access access = level.connections().get(passage.index()).access();
            if (passage.isBarred()) {
                Bar other = access.bar() == Bar.FROM ? Bar.TO : Bar.FROM;
                int side = other == Bar.FROM ? passage.from() : passage.to();
                tryAccess(
                        passage,
                        access.withBar(other),
                        "let the bar of %s be opened from %s".formatted(world.name(passage), world.id(side)));
            }
            if (passage.oneWay() && !isTired()) {
                tryAccess(
                        passage, access.withOneWay(false), "let %s be passed both ways".formatted(world.name(passage)));
            }
        }
    }

    private void tryAccess(Passage passage, Access access, String text) {
        List<Connection> connections = new ArrayList<>(level.connections());
        connections.set(passage.index(), connections.get(passage.index()).withAccess(access));
        if (helps(level.withConnections(connections))) {
            given.add(text);
        }
    }

    /** A switch may be left in the wrong state where a trap ends. */
    private void addLevers() {
        Optional<MissionStep> last = judgement.trap().stream().reduce((first, second) -> second);
        if (last.isEmpty()) {
            return;
        }
        int room = last.get().room();
        for (int i = 0; i < world.switches() && !isTired(); i++) {
            Contents contents = level.rooms().get(room).contents();
            String name = world.switchAt(i).name();
            if (contents.turns().isEmpty() && helps(withContents(level, room, new Contents(contents.items(), name)))) {
                given.add("let %s be turned in %s too".formatted(name, world.id(room)));
            }
        }
    }

    private void swapItems() {
        for (int first = 0; first < world.rooms(); first++) {
            for (int second = first + 1; second < world.rooms(); second++) {
                List<String> here = level.rooms().get(first).contents().items();
                List<String> there = level.rooms().get(second).contents().items();
                if (isTired()) {
                    return;
                }
                if (!here.isEmpty() && !there.isEmpty() && !here.get(0).equals(there.get(0))) {
                    swap(first, here, second, there);
                }
            }
        }
    }

    private void swap(int first, List<String> here, int second, List<String> there) {
        Level swapped = withItems(withItems(level, first, with(here, there.get(0))), second, with(there, here.get(0)));
        if (helps(swapped)) {
            given.add("swap %s in %s and %s in %s"
                    .formatted(here.get(0), world.id(first), there.get(0), world.id(second)));
        }
    }

    private static List<String> with(List<String> items, String newFirst) {
        List<String> changed = new ArrayList<>(items);
        changed.set(0, newFirst);
        return changed;
    }
}
