package undercroft.puzzle.lines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Uses six hundred of J. Snellman's puzzles with solutions found by another program, if they are next to the project. */
final class PublishedPuzzlesTest {

    private static final Path FILE = Path.of("..", "shared", "puzzles", "lines-sample.jsonl");

    private static final Pattern ROWS = Pattern.compile("\"rows\":\\[([^]]*)]");
    private static final Pattern TEXT = Pattern.compile("\"([^\"]*)\"");
    private static final Pattern STEP = Pattern.compile("\\{\"r0\":(\\d+),\"c0\":(\\d+),\"r1\":(\\d+),\"c1\":(\\d+)}");
    private static final Pattern SCORE = Pattern.compile("\"score\":(-?\\d+)");

    private record Published(LinesPuzzle puzzle, List<Line> solution, int score) {}

    private static List<Published> published() throws IOException {
        assumeTrue(Files.exists(FILE), "No published puzzles at " + FILE);
        List<Published> all = new ArrayList<>();
        for (String line : Files.readAllLines(FILE)) {
            List<String> rows = TEXT.matcher(first(ROWS, line))
                    .results()
                    .map(row -> row.group(1))
                    .toList();
            List<Line> solution = STEP.matcher(line)
                    .results()
                    .map(step -> new Line(
                            Integer.parseInt(step.group(1)),
                            Integer.parseInt(step.group(2)),
                            Integer.parseInt(step.group(3)),
                            Integer.parseInt(step.group(4))))
                    .toList();
            all.add(new Published(new LinesPuzzle(rows), solution, Integer.parseInt(first(SCORE, line))));
        }
        assertThat(all).hasSize(600);
        return all;
    }

    private static String first(Pattern pattern, String line) {
        Matcher matcher = pattern.matcher(line);
        assertThat(matcher.find()).isTrue();
        return matcher.group(1);
    }

    /** The solution in the order of the solvers. The file has the order of the numbers' own file. */
    private static List<Line> byNumber(Published published) {
        Draft draft = published.puzzle().draft();
        Grid grid = draft.grid();
        List<Line> lines = new ArrayList<>();
        for (int number : draft.cells()) {
            lines.add(published.solution().stream()
                    .filter(line -> line.r0() <= grid.row(number)
                            && grid.row(number) <= line.r1()
                            && line.c0() <= grid.column(number)
                            && grid.column(number) <= line.c1())
                    .findFirst()
                    .orElseThrow());
        }
        return lines;
    }

    @Test
    void haveOneSolutionEach() throws IOException {
        for (Published published : published()) {
            ExactSolver.Count count = ExactSolver.count(published.puzzle().draft(), 1_000_000, () -> false);

            assertThat(count.solutions()).isEqualTo(1);
            assertThat(count.isComplete()).isTrue();
            assertThat(count.lines()).isEqualTo(byNumber(published));
            assertThat(Replay.faultOf(published.puzzle(), published.solution())).isEmpty();
        }
    }

    @Test
    void areSolvedByDeductionsThatAllAgreeWithTheSolution() throws IOException {
        for (Published published : published()) {
            List<Line> solution = byNumber(published);
            Draft draft = published.puzzle().draft();
            HumanSolver solver = new HumanSolver(draft.grid());
            solver.start(draft);
            do {
                Agreement.check(solver.known(), solution);
            } while (!solver.known().isSolved() && solver.pass());

            assertThat(solver.known().isSolved()).isTrue();
        }
    }

    /**
     * The puzzles of 11×8 were rated by the version of the published program that has these rules. It gives another score if a
     * dropped placement counts as progress here but not there. Older versions rated the other sizes.
     */
    @Test
    void ofElevenByEightAreRatedAsPublished() throws IOException {
        int same = 0;
        int all = 0;
        for (Published published : published()) {
            if (published.puzzle().height() == 11) {
                Draft draft = published.puzzle().draft();
                Rater rater = new Rater(new HumanSolver(draft.grid()));
                assertThat(rater.rate(draft)).isTrue();
                same += rater.score(Weights.MEDIUM) == published.score() ? 1 : 0;
                all++;
            }
        }
        assertThat(all).isEqualTo(136);
        assertThat(same).isGreaterThanOrEqualTo(128);
    }
}
