package undercroft.input;

import java.util.Optional;
import undercroft.level.WantedPuzzle;

/**
 * A puzzle as it is written, before it is known which templates its room may take.
 *
 * @param written the whole of it
 * @param curve the difficulty, where it says that the room's place decides
 */
record PuzzleDraft(Value written, Optional<Value> curve, WantedPuzzle wanted) {}
