package undercroft.mission.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import undercroft.level.MissionStep;
import undercroft.mission.world.Passage;
import undercroft.mission.world.World;

/** A player who makes moves one by one and walks between them by the shortest way. Not thread-safe. */
final class Player {

    private static final int UNSEEN = -2;
    private static final int ORIGIN = -1;

    private final Game game;
    private final World world;
    private final boolean keepsOut;
    private final Situation situation;
    private final boolean[] isFreeLockOpen;
    private final boolean[] isEmptied;
    private final List<MissionStep> steps = new ArrayList<>();

    /** @param keepsOut whether the player enters no room where something happens, unless a move says so */
    Player(Game game, boolean keepsOut) {
        this.game = game;
        this.world = game.world();
        this.keepsOut = keepsOut;
        this.situation = new Situation(game);
        this.isFreeLockOpen = new boolean[world.passages().size()];
        this.isEmptied = new boolean[world.rooms()];
        situation.begin();
        empty(world.start());
    }

    Situation situation() {
        return situation;
    }

    List<MissionStep> steps() {
        return steps;
    }

    /**
     * Makes a move.
     *
     * @param exactly whether the player must stand where the move says, with the switches as it says
     * @return false if it cannot be made
     */
    boolean make(Move move, boolean exactly) {
        if (situation.isWon()) {
            return true;
        }
        if (move.kind() == Move.Kind.ENTER) {
            return walk(move, exactly);
        }
        if (situation.isOpened(move.number())) {
            return true;
        }
        boolean isThere = !exactly && situation.canOpen(move.number(), game.room(situation.node()));
        return (isThere || walk(move, exactly)) && open(move.number());
    }

    private boolean open(int opening) {
        Game.Opening all = game.openings().get(opening);
        int room = game.room(situation.node());
        if (!situation.canOpen(opening, room)) {
            return false;
        }
        situation.open(opening);
        String item = all.isLock() ? world.item(all.passage().lock()) : "";
        steps.add(new MissionStep(MissionStep.Action.OPEN, room, all.passage().index(), item));
        return true;
    }

    /** Walks to the node of a move, or to any node of its room. */
    private boolean walk(Move move, boolean exactly) {
        int[] cameFrom = new int[(int) game.nodes()];
        Arrays.fill(cameFrom, UNSEEN);
        IntList queue = new IntList();
        cameFrom[situation.node()] = ORIGIN;
        queue.add(situation.node());
        for (int next = 0; next < queue.size(); next++) {
            int node = queue.get(next);
            boolean isThere = exactly ? node == move.node() : game.room(node) == game.room(move.node());
            if (isThere) {
                follow(cameFrom, node);
                return true;
            }
            look(node, move, cameFrom, queue);
        }
        return false;
    }

    private void look(int node, Move move, int[] cameFrom, IntList queue) {
        int room = game.room(node);
        int combination = game.combination(node);
        int turned = world.turnedIn(room);
        if (turned >= 0 && game.switches().matters(turned)) {
            reach(game.node(room, game.switches().turned(combination, turned)), node, cameFrom, queue);
        }
        for (int index : world.passagesAt(room)) {
            Passage passage = world.passages().get(index);
            int other = passage.other(room);
            boolean isAllowed = !keepsOut || situation.isSpentRoom(other) || other == game.room(move.node());
            if (isAllowed
                    && passage.leavesFrom(room)
                    && situation.allows(passage)
                    && game.switches().allow(passage, combination)) {
                reach(game.node(other, combination), node, cameFrom, queue);
            }
        }
    }

    private static void reach(int node, int from, int[] cameFrom, IntList queue) {
        if (cameFrom[node] == UNSEEN) {
            cameFrom[node] = from;
            queue.add(node);
        }
    }

    private void follow(int[] cameFrom, int end) {
        List<Integer> nodes = new ArrayList<>();
        for (int node = end; node != ORIGIN; node = cameFrom[node]) {
            nodes.add(0, node);
        }
        for (int i = 1; i < nodes.size() && !situation.isWon(); i++) {
            step(nodes.get(i - 1), nodes.get(i));
        }
    }

    private void step(int from, int to) {
        int room = game.room(to);
        situation.standAt(to);
        if (game.room(from) == room) {
            steps.add(new MissionStep(MissionStep.Action.TURN, room, MissionStep.NO_CONNECTION, ""));
            return;
        }
        Passage passage = between(game.room(from), room);
        if (passage.hasFreeLock() && !isFreeLockOpen[passage.index()]) {
            isFreeLockOpen[passage.index()] = true;
            steps.add(new MissionStep(
                    MissionStep.Action.OPEN, game.room(from), passage.index(), world.item(passage.lock())));
        }
        steps.add(new MissionStep(MissionStep.Action.WALK, room, passage.index(), ""));
        empty(room);
    }

    private Passage between(int room, int other) {
        return Arrays.stream(world.passagesAt(room))
                .mapToObj(world.passages()::get)
                .filter(passage -> passage.other(room) == other)
                .findFirst()
                .orElseThrow();
    }

    private void empty(int room) {
        situation.visit(room);
        if (isEmptied[room]) {
            return;
        }
        isEmptied[room] = true;
        for (int item : world.itemsIn(room)) {
            steps.add(new MissionStep(MissionStep.Action.TAKE, room, MissionStep.NO_CONNECTION, world.item(item)));
        }
        if (game.sites().isGoal(room)) {
            steps.add(new MissionStep(MissionStep.Action.GOAL, room, MissionStep.NO_CONNECTION, ""));
        }
    }
}
