package undercroft.mission.placing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.level.Connection;
import undercroft.level.ItemPlacing;
import undercroft.level.Level;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;
import undercroft.random.SeededRandom;

/**
 * Chooses connections to lock. A lock is of use only where nobody reaches the goal around it: on a connection that every way takes, or on one
 * of two that every way takes one of; the other is then barred, and can be opened from behind.
 */
final class LockChoice {

    /** What a new lock closes off: the passage with the lock and, on a cycle, the one with the bar. */
    private record Gate(Passage lock, Optional<Passage> bar) {}

    private final Level level;
    private final World world;

    LockChoice(Level level) {
        this.level = level;
        this.world = World.of(level);
    }

    /**
     * A level with new locks.
     *
     * @param level with the keys of the new locks among the items to hide
     * @param keys their names
     */
    record Locked(Level level, List<String> keys, List<String> choices) {}

    /**
     * Chooses locks at random.
     *
     * @param count of the locks
     * @return nothing if there are not enough connections to lock
     */
    Optional<Locked> choose(int count, SeededRandom random) {
        List<Passage> candidates =
                new ArrayList<>(world.passages().stream().filter(this::isBare).toList());
        for (int i = candidates.size() - 1; i > 0; i--) {
            int other = random.below(i + 1);
            Passage swapped = candidates.get(i);
            candidates.set(i, candidates.get(other));
            candidates.set(other, swapped);
        }
        List<Gate> gates = new ArrayList<>();
        Set<Passage> used = new HashSet<>();
        for (Passage candidate : candidates) {
            if (gates.size() < count && !used.contains(candidate)) {
                gate(candidate, used).ifPresent(gate -> {
                    gates.add(gate);
                    used.add(gate.lock());
                    gate.bar().ifPresent(used::add);
                });
            }
        }
        return gates.size() < count ? Optional.empty() : Optional.of(locked(gates));
    }

    /** Whether anybody can pass now, so that a lock would be the first thing to stop a player. */
    private boolean isBare(Passage passage) {
        return passage.isUnconditional();
    }

    private Optional<Gate> gate(Passage lock, Set<Passage> used) {
        List<Passage> way = wayToGoal(Set.of(lock));
        if (way.isEmpty()) {
            return Optional.of(new Gate(lock, Optional.empty()));
        }
        return way.stream()
                .filter(other -> isBare(other) && !other.oneWay() && !used.contains(other))
                .filter(other -> wayToGoal(Set.of(lock, other)).isEmpty())
                .filter(other -> !wayToGoal(Set.of(other)).isEmpty())
                .findFirst()
                .map(other -> new Gate(lock, Optional.of(other)));
    }

    /** The passages of a shortest way from the start to the farthest goal; empty if some goal cannot be reached. */
    private List<Passage> wayToGoal(Set<Passage> closed) {
        int[] cameBy = reach(closed);
        List<Passage> longest = new ArrayList<>();
        for (int goal : world.goals()) {
            if (goal != world.start() && cameBy[goal] == Passage.NONE) {
                return List.of();
            }
            List<Passage> way = new ArrayList<>();
            for (int room = goal; room != world.start(); ) {
                Passage passage = world.passages().get(cameBy[room]);
                way.add(passage);
                room = passage.other(room);
            }
            longest = way.size() > longest.size() ? way : longest;
        }
        return longest;
    }

    /** For each room the passage by which it is reached from the start, if nothing but directions counts. */
    private int[] reach(Set<Passage> closed) {
        int[] cameBy = new int[world.rooms()];
        Arrays.fill(cameBy, Passage.NONE);
        int[] queue = new int[world.rooms()];
        int size = 1;
        queue[0] = world.start();
        for (int next = 0; next < size; next++) {
            for (int index : world.passagesAt(queue[next])) {
                Passage passage = world.passages().get(index);
                int other = passage.other(queue[next]);
                boolean isNew = other != world.start() && cameBy[other] == Passage.NONE;
                if (isNew && passage.leavesFrom(queue[next]) && !closed.contains(passage)) {
                    cameBy[other] = index;
                    queue[size++] = other;
                }
            }
        }
        return cameBy;
    }

    private Locked locked(List<Gate> gates) {
        List<Connection> connections = new ArrayList<>(level.connections());
        List<String> keys = new ArrayList<>();
        List<String> choices = new ArrayList<>();
        List<ItemPlacing> placings = new ArrayList<>(level.missionRules().placings());
        for (Gate gate : gates) {
            String key = newKey(keys);
            keys.add(key);
            placings.add(new ItemPlacing(key, 1, List.of(), ItemPlacing.ANYWHERE));
            setAccess(connections, gate.lock(), access(connections, gate.lock()).withLock(key));
            choices.add("%s is locked with %s".formatted(world.name(gate.lock()), key));
            gate.bar().ifPresent(bar -> addBar(connections, gate, bar, choices));
        }
        Level changed = level.withConnections(connections)
                .withMissionRules(level.missionRules().withPlacings(placings));
        return new Locked(changed, keys, choices);
    }

    private void addBar(List<Connection> connections, Gate gate, Passage bar, List<String> choices) {
        int[] cameBy = reach(Set.of(gate.lock(), bar));
        boolean isFromNear = bar.from() == world.start() || cameBy[bar.from()] != Passage.NONE;
        setAccess(connections, bar, access(connections, bar).withBar(isFromNear ? Bar.TO : Bar.FROM));
        choices.add("%s is barred and opens from %s"
                .formatted(world.name(bar), world.id(isFromNear ? bar.to() : bar.from())));
    }

    private static Access access(List<Connection> connections, Passage passage) {
        return connections.get(passage.index()).access();
    }

    private static void setAccess(List<Connection> connections, Passage passage, Access access) {
        connections.set(passage.index(), connections.get(passage.index()).withAccess(access));
    }

    /** A name that the level does not use yet. */
    private String newKey(List<String> keys) {
        int number = keys.size() + 1;
        String key = "key-" + number;
        while (world.itemIndex(key) >= 0 || keys.contains(key) || isPlaced(key)) {
            number++;
            key = "key-" + number;
        }
        return key;
    }

    private boolean isPlaced(String key) {
        return level.missionRules().placings().stream()
                .anyMatch(placing -> placing.item().equals(key));
    }
}
