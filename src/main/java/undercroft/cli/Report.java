package undercroft.cli;

import java.util.List;
import java.util.Optional;
import undercroft.export.picture.ContactSheet;

/**
 * The result of one layout or puzzle.
 *
 * @param exitStatus the exit status for this result alone
 * @param line for people
 * @param text the layout or puzzle, if it goes to standard output, or ""
 * @param json the layout as a line, with its end, if it goes to a file of lines, or ""
 * @param notes what the user should know of the files written, a line each
 * @param statistics a line of the file of statistics, with its end, or "" if there was no search
 * @param sheetEntry its place on the contact sheet, if there is one
 */
record Report(
        int exitStatus,
        String line,
        String text,
        String json,
        List<String> notes,
        String statistics,
        Optional<ContactSheet.Entry> sheetEntry) {

    /** A result that is on no contact sheet. */
    Report(int exitStatus, String line, String text, String json, List<String> notes, String statistics) {
        this(exitStatus, line, text, json, notes, statistics, Optional.empty());
    }

    /** The result of a layout that an earlier run finished. */
    static Report alreadyThere(String subject, String place, String json) {
        return new Report(ExitStatus.DONE, "%s: already there → %s".formatted(subject, place), "", json, List.of(), "");
    }
}
