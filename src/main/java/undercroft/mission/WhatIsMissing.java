package undercroft.mission;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.level.Connection;
import undercroft.level.Contents;
import undercroft.level.Level;
import undercroft.level.Requirement;
import undercroft.level.Room;
import undercroft.mission.search.MissionSearch;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/**
 * Explains a mission that cannot be finished though nothing is out of reach by itself: a smallest set of things with which it could be
 * finished. Everything that may be missing is added, and what turns out not to be needed is taken away again.
 */
final class WhatIsMissing {

    /** States that may be looked at for each try: some milliseconds. */
    private static final long BUDGET = 100_000;

    /** Things that may be missing; each takes a search. */
    private static final int MOST_TRIED = 100;

    /** Something that may be missing. */
    private record Thing(String text, UnaryOperator<Level> added) {}

    private final World world;
    private final List<Thing> things = new ArrayList<>();

    private WhatIsMissing(World world) {
        this.world = world;
        for (Passage passage : world.passages()) {
            addWays(passage);
        }
        for (Passage passage : world.passages()) {
            if (passage.isPaid()) {
                String item = world.item(passage.lock());
                things.add(new Thing(item, level -> holding(level, world.start(), item)));
            }
        }
    }

    /** {@return what is missing, such as {@code 2 more small-key}; empty if it is not known} */
    static List<String> from(World world) {
        WhatIsMissing missing = new WhatIsMissing(world);
        return missing.things.size() > MOST_TRIED ? List.of() : missing.texts();
    }

    private void addWays(Passage passage) {
        String name = world.name(passage);
        if (passage.oneWay()) {
            things.add(new Thing(
                    "a way back through " + name, level -> with(level, passage, withoutDirection(level, passage))));
        }
        if (passage.isBarred()) {
            things.add(new Thing(
                    "a way to open %s from %s".formatted(name, world.id(passage.other(passage.opener()))),
                    level -> with(level, passage, access(level, passage).withBar(Bar.NONE))));
        }
        if (passage.condition().switches().length > 0) {
            things.add(new Thing(
                    "another position of the switches for " + name,
                    level -> with(level, passage, withoutSwitches(access(level, passage)))));
        }
    }

    private static Access withoutDirection(Level level, Passage passage) {
        return access(level, passage).withOneWay(false);
    }

    private static Access withoutSwitches(Access access) {
        return access.withNeeds(access.needs().stream()
                .filter(need -> !(need instanceof Requirement.SwitchState))
                .toList());
    }

    private static Access access(Level level, Passage passage) {
        return level.connections().get(passage.index()).access();
    }

    private static Level with(Level level, Passage passage, Access access) {
        List<Connection> connections = new ArrayList<>(level.connections());
        connections.set(passage.index(), connections.get(passage.index()).withAccess(access));
        return level.withConnections(connections);
    }

    private static Level holding(Level level, int index, String item) {
        List<Room> rooms = new ArrayList<>(level.rooms());
        Contents contents = rooms.get(index).contents();
        List<String> items = new ArrayList<>(contents.items());
        items.add(item);
        rooms.set(index, rooms.get(index).withContents(new Contents(items, contents.turns())));
        return level.withRooms(rooms);
    }

    private List<String> texts() {
        if (!canFinishWith(things)) {
            return List.of();
        }
        List<Thing> needed = new ArrayList<>(things);
        for (Thing thing : things) {
            List<Thing> fewer = new ArrayList<>(needed);
            fewer.remove(thing);
            if (canFinishWith(fewer)) {
                needed = fewer;
            }
        }
        Map<String, Integer> counts = new LinkedHashMap<>();
        needed.forEach(thing -> counts.merge(thing.text(), 1, Integer::sum));
        List<String> texts = new ArrayList<>();
        counts.forEach((text, count) -> texts.add(world.itemIndex(text) < 0 ? text : count + " more " + text));
        return texts;
    }

    private boolean canFinishWith(List<Thing> added) {
        Level level = world.level();
        for (Thing thing : added) {
            level = thing.added().apply(level);
        }
        return MissionSearch.canFinish(World.of(level), BUDGET);
    }
}
