package undercroft.mission.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import undercroft.mission.world.Passage;

/** A situation, and what the player can choose in it once everything is taken that is safe to take. Not thread-safe. */
final class Play {

    private final Game game;
    private final Situation situation;
    private final SafeTaking safe;
    private final Surroundings surroundings;

    Play(Game game) {
        this.game = game;
        this.situation = new Situation(game);
        this.safe = new SafeTaking(game);
        this.surroundings = new Surroundings(game, safe.isEverythingReversible());
    }

    Game game() {
        return game;
    }

    /** The current situation. */
    Situation situation() {
        return situation;
    }

    /** Whether every way that can be walked can be walked back, at any time. */
    boolean isEverythingReversible() {
        return safe.isEverythingReversible();
    }

    /** Turns to the start. */
    void begin(Consumer<Move> taken) {
        situation.begin();
        settle(taken);
    }

    /** Turns to a situation that someone else played. */
    void turnTo(Situation other) {
        long[] words = new long[situation.words()];
        other.write(words, 0);
        situation.read(words, 0);
        settle(Play::ignore);
    }

    /** Makes a choice, and takes what is then safe. */
    void make(Move move, Consumer<Move> taken) {
        situation.standAt(move.node());
        if (move.kind() == Move.Kind.ENTER) {
            situation.visit(move.number());
        } else {
            situation.open(move.number());
        }
        settle(taken);
    }

    /** Whether there is no choice left, and the mission is not won. */
    boolean isDeadEnd() {
        return !situation.isWon() && moves().isEmpty();
    }

    /** Takes no notice of a move. */
    static void ignore(Move move) {}

    /** Takes everything that is safe, and lets one node stand for all between which the player can walk to and fro. */
    private void settle(Consumer<Move> taken) {
        do {
            surroundings.explore(situation);
            safe.consider(situation);
        } while (!situation.isWon() && takeSafe(taken));
        situation.standAt(surroundings.lowest());
    }

    private boolean takeSafe(Consumer<Move> taken) {
        boolean hasTaken = false;
        for (int i = 0; i < surroundings.count(); i++) {
            int node = surroundings.node(i);
            if (surroundings.isMutual(node)) {
                hasTaken |= openSafeBars(node, taken);
                hasTaken |= enterSafeRooms(node, taken);
            }
        }
        return hasTaken;
    }

    private boolean openSafeBars(int node, Consumer<Move> taken) {
        boolean hasOpened = false;
        for (int opening : game.openingsAt(game.room(node))) {
            Game.Opening bar = game.openings().get(opening);
            if (!bar.isLock() && situation.canOpen(opening, game.room(node)) && safe.isSafeBar(bar.passage())) {
                situation.open(opening);
                taken.accept(new Move(Move.Kind.OPEN, opening, node));
                hasOpened = true;
            }
        }
        return hasOpened;
    }

    private boolean enterSafeRooms(int node, Consumer<Move> taken) {
        boolean hasEntered = false;
        int room = game.room(node);
        for (int index : game.world().passagesAt(room)) {
            Passage passage = game.world().passages().get(index);
            int other = passage.other(room);
            if (!situation.isSpentRoom(other)
                    && safe.isReversible(passage)
                    && surroundings.canPass(situation, passage, room, game.combination(node))
                    && safe.isSafeRoom(other)) {
                situation.visit(other);
                taken.accept(new Move(Move.Kind.ENTER, other, game.node(other, game.combination(node))));
                hasEntered = true;
            }
        }
        return hasEntered;
    }

    /** The choices in the current situation. */
    List<Move> moves() {
        surroundings.explore(situation);
        List<Move> moves = new ArrayList<>();
        boolean[] isOffered = new boolean[game.openings().size()];
        for (int i = 0; i < surroundings.count(); i++) {
            int node = surroundings.node(i);
            if (surroundings.isMutual(node)) {
                addOpenings(node, isOffered, moves);
                addEntries(node, moves);
            }
        }
        return moves;
    }

    /**
     * Offers what can be opened at a node. Where an item that is spent may be needed for the way, it matters on which side of that way the
     * player stands, and how the switches do, when it is spent; otherwise one node is as good as another.
     */
    private void addOpenings(int node, boolean[] isOffered, List<Move> moves) {
        for (int opening : game.openingsAt(game.room(node))) {
            if (!isOffered[opening] && situation.canOpen(opening, game.room(node))) {
                isOffered[opening] = !safe.canLoseWays();
                moves.add(new Move(Move.Kind.OPEN, opening, node));
            }
        }
    }

    private void addEntries(int node, List<Move> moves) {
        int room = game.room(node);
        for (int index : game.world().passagesAt(room)) {
            Passage passage = game.world().passages().get(index);
            int other = passage.other(room);
            int next = game.node(other, game.combination(node));
            if (surroundings.canPass(situation, passage, room, game.combination(node))
                    && !(situation.isSpentRoom(other) && surroundings.isMutual(next))) {
                moves.add(new Move(Move.Kind.ENTER, other, next));
            }
        }
    }
}
