package undercroft.input;

/**
 * A problem of an input file.
 *
 * @param file as the user gave it
 * @param line from 1
 * @param column from 1, in characters
 * @param problem what is wrong with which value of what, a sentence
 * @param advice what to do about it, a sentence
 */
public record Diagnostic(String file, int line, int column, String problem, String advice) {

    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": error: " + problem + " " + advice;
    }
}
