package undercroft.cli;

import picocli.CommandLine.Option;

/** The option of commands that read puzzles. */
final class PuzzleLineOption {

    @Option(names = "--jsonl", description = "The files hold a puzzle on each line.")
    private boolean given;

    boolean isGiven() {
        return given;
    }
}
