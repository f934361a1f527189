package undercroft.input;

import java.util.Optional;
import undercroft.level.WantedPuzzle;

/**
 * The puzzle of a room, before its room's templates are known.
 *
 * @param written the whole value
 * @param curve the difficulty, if it is the one that depends on the room's place in the level
 */
record PuzzleDraft(Value written, Optional<Value> curve, WantedPuzzle wanted) {}
