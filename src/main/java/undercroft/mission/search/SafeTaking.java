package undercroft.mission.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/**
 * Decides what a player may as well take at once, because it stays within reach whatever the player does.
 *
 * <p>Most ways can be walked back: a passage in both directions whose needs cannot be lost. The others are drops. What lies in a room
 * is safe if after each drop that lies ahead either the player can walk from its foot to the room without any choice, or nothing that
 * lies ahead then asks for it. Taking a safe thing first neither hides a trap nor makes one: whoever is stuck without it could walk
 * back to the foot of the last drop and from there to the thing, and would still be stuck with it.
 */
final class SafeTaking {

    /** A drop: a way that cannot always be walked back, and what lies ahead of its foot. */
    private record Drop(int top, int foot, BitSet ahead, BitSet wantedItems) {}

    private final Game game;
    private final World world;
    private final List<Drop> drops = new ArrayList<>();
    private final boolean[] isLosable;
    private final List<BitSet> aheadOf;
    private final List<BitSet> footpaths = new ArrayList<>();
    private final List<Drop> dropsAhead = new ArrayList<>();

    SafeTaking(Game game) {
        this.game = game;
        this.world = game.world();
        this.isLosable = new boolean[world.passages().size()];
        this.aheadOf = new ArrayList<>(Collections.nCopies(world.rooms(), new BitSet()));
        for (Passage passage : world.passages()) {
            isLosable[passage.index()] = game.canBeLost(passage);
        }
        for (Passage passage : world.passages()) {
            if (passage.oneWay() || isLosable[passage.index()]) {
                addDrop(passage.from(), passage.to());
                if (!passage.oneWay()) {
                    addDrop(passage.to(), passage.from());
                }
            }
        }
    }

    /** Adds a drop, unless anybody can always walk from its foot back to its top. */
    private void addDrop(int top, int foot) {
        boolean leadsBack = walk(foot, (passage, at) -> passage.isUnconditional() && passage.leavesFrom(at))
                .get(top);
        if (leadsBack) {
            return;
        }
        BitSet ahead = ahead(foot);
        BitSet items = new BitSet();
        for (int room = ahead.nextSetBit(0); room >= 0; room = ahead.nextSetBit(room + 1)) {
            for (int index : world.passagesAt(room)) {
                for (int item = 0; item < world.items(); item++) {
                    if (Sites.asksFor(world.passages().get(index), item)) {
                        items.set(item);
                    }
                }
            }
        }
        drops.add(new Drop(top, foot, ahead, items));
    }

    /** The rooms that could be reached from a room if nothing but directions counted. */
    private BitSet ahead(int room) {
        if (aheadOf.get(room).isEmpty()) {
            aheadOf.set(room, walk(room, (passage, at) -> passage.leavesFrom(at)));
        }
        return aheadOf.get(room);
    }

    @FunctionalInterface
    private interface Rule {
        boolean lets(Passage passage, int room);
    }

    private BitSet walk(int from, Rule rule) {
        BitSet seen = new BitSet(world.rooms());
        int[] queue = new int[world.rooms()];
        int size = 1;
        queue[0] = from;
        seen.set(from);
        for (int next = 0; next < size; next++) {
            for (int index : world.passagesAt(queue[next])) {
                Passage passage = world.passages().get(index);
                int other = passage.other(queue[next]);
                if (!seen.get(other) && rule.lets(passage, queue[next])) {
                    seen.set(other);
                    queue[size++] = other;
                }
            }
        }
        return seen;
    }

    /** Whether every passage can be walked back at once. */
    boolean isEverythingReversible() {
        return world.passages().stream().allMatch(this::isReversible);
    }

    /** Whether a way that can be walked may be closed again because an item is spent. */
    boolean canLoseWays() {
        for (boolean each : isLosable) {
            if (each) {
                return true;
            }
        }
        return false;
    }

    /** Turns to a situation. */
    void consider(Situation situation) {
        footpaths.clear();
        dropsAhead.clear();
        if (drops.isEmpty()) {
            return;
        }
        BitSet ahead = ahead(game.room(situation.node()));
        for (Drop drop : drops) {
            if (ahead.get(drop.top())) {
                dropsAhead.add(drop);
                footpaths.add(walk(drop.foot(), (passage, at) -> isFootpath(situation, passage, at)));
            }
        }
    }

    /** Whether a player can pass now and at any later time. */
    private boolean isFootpath(Situation situation, Passage passage, int room) {
        return passage.leavesFrom(room)
                && passage.condition().switches().length == 0
                && !isLosable[passage.index()]
                && situation.allows(passage);
    }

    /** Whether what lies in a room may be taken at once. */
    boolean isSafeRoom(int room) {
        for (int i = 0; i < dropsAhead.size(); i++) {
            if (!footpaths.get(i).get(room) && isWanted(room, dropsAhead.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean isWanted(int room, Drop drop) {
        return game.sites().isGoal(room) || Arrays.stream(world.itemsIn(room)).anyMatch(drop.wantedItems()::get);
    }

    /** Whether a bar may be opened at once. */
    boolean isSafeBar(Passage passage) {
        for (int i = 0; i < dropsAhead.size(); i++) {
            BitSet ahead = dropsAhead.get(i).ahead();
            boolean isWanted = ahead.get(passage.from()) || ahead.get(passage.to());
            if (isWanted && !footpaths.get(i).get(passage.opener())) {
                return false;
            }
        }
        return true;
    }

    /** Whether a passage, once passed, can be walked back. */
    boolean isReversible(Passage passage) {
        return !passage.oneWay() && !isLosable[passage.index()];
    }
}
