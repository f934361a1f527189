package undercroft.puzzle.elements;

import java.util.Arrays;

/**
 * The states of a puzzle as arrays of words, and the moves between them. The first word holds the cells of the characters,
 * eight bits each, then two bits for the floor of each of the first sixteen cells; each further word holds 32 cells. Only cells
 * connected with the chest count: a character elsewhere is locked in behind walls and never matters.
 *
 * <p>A search allocates nothing here but the routes from cells where no character has stood before. Not to be shared by threads.
 */
final class StateSpace {

    private static final int PLACE_BITS = 8;
    private static final int ABSENT = 0xFF;
    private static final int FLOOR_BITS = 2;
    private static final int FLOOR_MASK = 3;

    /** Cells whose floors are in the first word, beside the characters. */
    private static final int CELLS_OF_FIRST_WORD = 16;

    private static final int CELLS_PER_WORD = 32;
    private static final byte NOBODY = (byte) Element.ALL.size();

    private final EntryTable entries = EntryTable.standard();
    private final int[] cellNumbers;
    private final Routes[] routes;
    private final int chest;
    private final long[] start;
    private final byte[] wordOf;
    private final byte[] shiftOf;

    // Work space of successors().
    private final byte[] standing;
    private final long[] scratch;
    private final long[] changes;
    private final byte[] changedWords;

    /** Receives the results of the moves from a state. */
    interface Visitor {

        /** A move leads to a state. The array must not be changed and is reused for the next one. */
        void reached(long[] state);

        /** A move of the character with this number reaches the chest. */
        void won(int element);
    }

    StateSpace(ElementsPuzzle puzzle) {
        this.cellNumbers = puzzle.cellsAroundChest();
        int cells = cellNumbers.length;
        int words = 1 + Math.max(0, cells - CELLS_OF_FIRST_WORD + CELLS_PER_WORD - 1) / CELLS_PER_WORD;
        this.wordOf = new byte[cells];
        this.shiftOf = new byte[cells];
        for (int cell = 0; cell < cells; cell++) {
            // The places of the characters take the space of sixteen cells at the front.
            int place = cell + CELLS_PER_WORD - CELLS_OF_FIRST_WORD;
            wordOf[cell] = (byte) (place / CELLS_PER_WORD);
            shiftOf[cell] = (byte) (place % CELLS_PER_WORD * FLOOR_BITS);
        }
        this.chest = number(puzzle, puzzle.chest());
        this.start = new long[words];
        fillStart(puzzle);
        this.routes = routes(puzzle);
        this.standing = new byte[cells];
        Arrays.fill(standing, NOBODY);
        this.scratch = new long[words];
        this.changes = new long[cells];
        this.changedWords = new byte[cells];
    }

    private int number(ElementsPuzzle puzzle, Cell cell) {
        return Arrays.binarySearch(cellNumbers, puzzle.index(cell));
    }

    private void fillStart(ElementsPuzzle puzzle) {
        for (int cell = 0; cell < cellNumbers.length; cell++) {
            long code = EntryTable.code(puzzle.floors().get(cellNumbers[cell]));
            start[wordOf[cell]] |= code << shiftOf[cell];
        }
        for (Element element : Element.ALL) {
            int place = puzzle.place(element).map(cell -> number(puzzle, cell)).orElse(ABSENT);
            start[0] |= (long) (place < 0 ? ABSENT : place) << (element.number() * PLACE_BITS);
        }
    }

    /**
     * Water dies on air, which never changes; no other floor is deadly for ever. So all characters but water share their
     * routes.
     */
    private Routes[] routes(ElementsPuzzle puzzle) {
        int cells = cellNumbers.length;
        int[] neighbours = new int[4 * cells];
        Arrays.fill(neighbours, -1);
        boolean[] air = new boolean[cells];
        for (int cell = 0; cell < cells; cell++) {
            Cell at = puzzle.cell(cellNumbers[cell]);
            air[cell] = puzzle.floor(at) == Floor.AIR;
            int side = 4 * cell;
            for (Cell next : puzzle.neighbours(at)) {
                neighbours[side++] = number(puzzle, next);
            }
        }
        Routes[] all = new Routes[Element.ALL.size()];
        Arrays.fill(all, Routes.of(neighbours, new boolean[cells], chest));
        all[Element.WATER.number()] = Routes.of(neighbours, air, chest);
        return all;
    }

    /** The number of words of a state. */
    int words() {
        return start.length;
    }

    long[] start() {
        return start.clone();
    }

    /** More moves than this lead from no state. */
    int mostMoves() {
        int characters = 0;
        for (int element = 0; element < Element.ALL.size(); element++) {
            if (place(start[0], element) != ABSENT) {
                characters++;
            }
        }
        return characters * cellNumbers.length;
    }

    /** Whether a move from a state wins. */
    boolean isOneMoveFromChest(long[] state) {
        System.arraycopy(state, 0, scratch, 0, scratch.length);
        stand(state[0], true);
        boolean wins = false;
        for (int element = 0; element < Element.ALL.size() && !wins; element++) {
            wins = place(state[0], element) != ABSENT && reachesChest(element, place(state[0], element));
        }
        stand(state[0], false);
        return wins;
    }

    /** A path enters no cell twice, so what the steps change does not matter to later ones. */
    private boolean reachesChest(int mover, int from) {
        int[] way = routes[mover].wayToChest(from);
        for (int cell : way) {
            if (entry(mover, cell) < 0) {
                return false;
            }
        }
        return way.length > 0;
    }

    /** Tries every move from a state and reports its result. */
    void successors(long[] state, Visitor visitor) {
        System.arraycopy(state, 0, scratch, 0, scratch.length);
        stand(state[0], true);
        for (int element = 0; element < Element.ALL.size(); element++) {
            if (place(state[0], element) != ABSENT) {
                walk(element, place(state[0], element), visitor);
            }
        }
        stand(state[0], false);
    }

    /** Walks over the tree of a character's paths. Changes floors on the way out and restores them on the way back. */
    private void walk(int mover, int from, Visitor visitor) {
        int[] tree = routes[mover].tree(from);
        int depth = 0;
        int index = 0;
        while (index < tree.length) {
            int node = tree[index];
            while (depth >= Routes.depth(node)) {
                undo(depth--);
            }
            int cell = Routes.cell(node);
            int change = entry(mover, cell);
            if (change < 0) {
                index += Routes.branch(node);
                continue;
            }
            if (cell == chest) {
                visitor.won(mover);
            } else {
                change(++depth, cell, change);
                if (standing[cell] == NOBODY) {
                    long step = (long) (from ^ cell) << (mover * PLACE_BITS);
                    scratch[0] ^= step;
                    visitor.reached(scratch);
                    scratch[0] ^= step;
                }
            }
            index++;
        }
        while (depth > 0) {
            undo(depth--);
        }
    }

    /** What the entry of a character changes on the floor of a cell; negative if it may not enter. */
    private int entry(int mover, int cell) {
        int floor = (int) (scratch[wordOf[cell]] >>> shiftOf[cell]) & FLOOR_MASK;
        return entries.change(mover, standing[cell], floor);
    }

    private void change(int depth, int cell, int change) {
        changes[depth] = (long) change << shiftOf[cell];
        changedWords[depth] = wordOf[cell];
        undo(depth);
    }

    /** Flips the bits of a change, which both applies and undoes it. */
    private void undo(int depth) {
        scratch[changedWords[depth]] ^= changes[depth];
    }

    private void stand(long places, boolean there) {
        for (int element = 0; element < Element.ALL.size(); element++) {
            int place = place(places, element);
            if (place != ABSENT) {
                standing[place] = there ? (byte) element : NOBODY;
            }
        }
    }

    private static int place(long word, int element) {
        return (int) (word >>> (element * PLACE_BITS)) & ABSENT;
    }

    /** The move that leads from one state to the next. */
    Move move(long[] from, long[] to, ElementsPuzzle puzzle) {
        for (Element element : Element.ALL) {
            int place = place(to[0], element.number());
            if (place != place(from[0], element.number())) {
                return new Move(element, puzzle.cell(cellNumbers[place]));
            }
        }
        throw new IllegalArgumentException("No character has moved.");
    }
}
