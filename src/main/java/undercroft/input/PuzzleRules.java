package undercroft.input;

import java.util.List;
import undercroft.filling.PuzzleFit;
import undercroft.level.DifficultyCurve;
import undercroft.level.Level;
import undercroft.source.Quotation;

/** Checks that the puzzles of rooms fit on their templates, and that their difficulty is defined. */
final class PuzzleRules {

    private PuzzleRules() {}

    /**
     * Reports what is wrong.
     *
     * @param drafts of all rooms of the level, in its order
     */
    static void check(Level level, List<RoomDraft> drafts) {
        for (int i = 0; i < drafts.size(); i++) {
            int room = i;
            drafts.get(i).puzzle().ifPresent(puzzle -> check(level, room, puzzle));
        }
    }

    private static void check(Level level, int room, PuzzleDraft puzzle) {
        for (PuzzleFit.Refusal refusal : PuzzleFit.refusals(level, room)) {
            puzzle.written()
                    .report(
                            "The %s cannot be laid on template %s (%s)."
                                    .formatted(
                                            puzzle.written().what(),
                                            Quotation.word(refusal.template().name()),
                                            refusal.floor()),
                            refusal.reason());
        }
        if (puzzle.curve().isPresent()
                && !level.hasMission()
                && DifficultyCurve.of(level).isEmpty()) {
            puzzle.curve()
                    .get()
                    .wrong(
                            "curve, but no way leads from a room of type %s to one of type %s"
                                    .formatted(DifficultyCurve.START, DifficultyCurve.END),
                            "Give both types, or a number from 0 to 1.");
        }
    }
}
