package undercroft.cli;

/**
 * What became of one layout.
 *
 * @param exitStatus of the program, were there no other layout
 * @param line for people
 * @param text of the layout, where it goes to standard output, or ""
 * @param json the layout as a line, with its end, where it goes to a file of lines, or ""
 * @param statistics a line of the file of statistics, with its end, or "" where there was no search
 */
record Report(int exitStatus, String line, String text, String json, String statistics) {

    /** What is told of a layout that an earlier run finished. */
    static Report alreadyThere(String subject, String place, String json) {
        return new Report(ExitStatus.DONE, "%s: already there → %s".formatted(subject, place), "", json, "");
    }
}
