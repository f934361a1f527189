package undercroft.cli;

import java.util.List;
import java.util.Optional;
import undercroft.layout.Layout;

/**
 * The result of one layout or puzzle.
 *
 * @param exitStatus the exit status for this result alone
 * @param line for people
 * @param text the layout or puzzle, if it goes to standard output, or ""
 * @param json the layout as a line, with its end, if it goes to a file of lines, or ""
 * @param notes what the user should know of the files written, a line each
 * @param statistics its row of the file of statistics, if there was a search
 * @param layout as it was written, if it was made now
 */
record Report(
        int exitStatus,
        String line,
        String text,
        String json,
        List<String> notes,
        Optional<StatisticsRow> statistics,
        Optional<Layout> layout) {

    /** A result without a layout or search. */
    Report(int exitStatus, String line, String text, String json, List<String> notes) {
        this(exitStatus, line, text, json, notes, Optional.empty(), Optional.empty());
    }

    /** The result of a search that found no layout. */
    static Report ofFailure(int exitStatus, String line, StatisticsRow statistics) {
        return new Report(exitStatus, line, "", "", List.of(), Optional.of(statistics), Optional.empty());
    }

    /** The result of a layout that an earlier run finished. */
    static Report alreadyThere(String subject, String place, String json) {
        return new Report(ExitStatus.DONE, "%s: already there → %s".formatted(subject, place), "", json, List.of());
    }
}
