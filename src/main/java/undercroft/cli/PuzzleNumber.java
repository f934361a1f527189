package undercroft.cli;

/** Numbers of puzzles in words. */
final class PuzzleNumber {

    private PuzzleNumber() {}

    static String text(int puzzles) {
        return puzzles == 1 ? "1 puzzle" : puzzles + " puzzles";
    }
}
