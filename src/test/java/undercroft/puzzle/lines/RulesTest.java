package undercroft.puzzle.lines;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests each rule on boards drawn by hand that need the rule and nothing simpler. */
final class RulesTest {

    private static HumanSolver solver(String... rows) {
        Draft draft = new LinesPuzzle(List.of(rows)).draft();
        HumanSolver solver = new HumanSolver(draft.grid());
        solver.start(draft);
        return solver;
    }

    private static void assertLayer(HumanSolver solver, boolean found, Rule rule, int width) {
        assertThat(found).isTrue();
        assertThat(solver.rule()).isEqualTo(rule);
        assertThat(solver.width()).isEqualTo(width);
    }

    private static List<String> reachAfter(HumanSolver solver, char number) {
        solver.known().settle();
        return DrawnKnowledge.reach(solver.known(), number);
    }

    @Test
    void atTheStartANumberReachesWhatItsLinesCanCover() {
        HumanSolver solver = solver("     ", " 3 2 ", "#    ", "     ");

        assertThat(reachAfter(solver, 'a')).containsExactly("-x---", "xxx--", "#x---", "-x---");
        assertThat(reachAfter(solver, 'b')).containsExactly("---x-", "--xxx", "#--x-", "-----");
    }

    @Test
    void coverADotThatOnlyOneNumberReaches() {
        HumanSolver solver = solver("3 .  ", "     ", "    2");

        assertLayer(solver, solver.pass(), Rule.COVER, 1);

        assertThat(DrawnKnowledge.owners(solver.known())).containsExactly("a-a--", "-----", "----b");
        assertThat(reachAfter(solver, 'a')).containsExactly("xxx--", "-----", "-----");
    }

    @Test
    void coverLeavesADotThatTwoReach() {
        HumanSolver solver = solver("3 . 3", "     ", "     ");

        assertThat(solver.pass()).isFalse();
    }

    @Test
    void cannotFitButThroughTheMiddle() {
        HumanSolver solver = solver(" 3  ");

        assertLayer(solver, solver.pass(), Rule.CANNOT_FIT, 1);

        assertThat(DrawnKnowledge.owners(solver.known())).containsExactly("-aa-");
    }

    @Test
    void cannotFitThroughWhatAnotherOwns() {
        HumanSolver solver = solver("2#  ", "  2#", "##  ");

        assertLayer(solver, solver.pass(), Rule.CANNOT_FIT, 1);
        assertThat(DrawnKnowledge.owners(solver.known())).containsExactly("a#--", "a-b#", "##--");
        assertThat(reachAfter(solver, 'b')).containsExactly("-#x-", "-xx#", "##x-");
    }

    @Test
    void aLayerNotesEverythingThatOneRuleFinds() {
        HumanSolver solver = solver(" 3  ", "####", "  3 ");

        assertLayer(solver, solver.pass(), Rule.CANNOT_FIT, 2);

        assertThat(DrawnKnowledge.owners(solver.known())).containsExactly("-aa-", "####", "-bb-");
    }

    @Test
    void squareReservesTwoDotsForTheTwoNumbersThatReachThem() {
        HumanSolver solver = solver(".2  ", "2.  ", "    ");

        assertLayer(solver, solver.pass(), Rule.SQUARE, 2);

        assertThat(reachAfter(solver, 'a')).containsExactly("xx--", "-x--", "----");
        assertThat(reachAfter(solver, 'b')).containsExactly("x---", "xx--", "----");
    }

    /** The 3 in the middle of the top row can cover both dots, so the 4 may lie elsewhere. */
    @Test
    void squareNeedsDotsThatNeitherNumberCanCoverTogether() {
        HumanSolver solver = solver(".3. 4", "     ", "     ", "     ");

        assertThat(solver.pass()).isTrue();
        assertThat(solver.rule()).isNotEqualTo(Rule.SQUARE);
    }

    @Test
    void dependencyKeepsOthersFromTheSecondDot() {
        HumanSolver solver = solver("3.. 4", "  2  ", "     ", "     ");

        assertLayer(solver, solver.pass(), Rule.DEPENDENCY, 1);

        assertThat(reachAfter(solver, 'c')).containsExactly("-----", "-xxx-", "--x--", "-----");
    }

    /** The 2 on the left can cover the first dot without the second one. */
    @Test
    void dependencyNeedsEveryNumberThatMayCoverTheFirstDot() {
        HumanSolver solver = solver("2.. 4", "  2  ", "     ", "     ");

        assertThat(solver.pass()).isFalse();
    }

    @Test
    void oneOfTwoLiesElsewhereAndNoOtherNumberCutsOffBoth() {
        HumanSolver solver = solver(" 2#", "3. ", " 2#");

        assertLayer(solver, solver.pass(), Rule.ONE_OF, 1);

        assertThat(DrawnKnowledge.owners(solver.known())).containsExactly("-a#", "bbb", "-c#");
    }

    /** The upper 2 has two placements without the contested cell, and these have no common cell. */
    @Test
    void oneOfNeedsACellCommonToTheOtherPlacements() {
        HumanSolver solver = solver(" 2 ", "3. ", " 2#");

        assertThat(solver.pass()).isFalse();
    }

    @Test
    void aTrustingPlayerTakesAnUncontestedPlacement() {
        HumanSolver solver = solver("2  3 ");

        assertLayer(solver, solver.trustingPass(), Rule.UNCONTESTED, 1);

        assertThat(DrawnKnowledge.owners(solver.known())).containsExactly("a-bbb");
    }

    @Test
    void uncontestedDoesNotApplyWithADotOrWithoutContest() {
        HumanSolver called = solver("2. 3 ");
        HumanSolver alone = solver("  3  ", "     ", "     ");

        assertThat(called.trustingPass()).isTrue();
        assertThat(called.rule()).isNotEqualTo(Rule.UNCONTESTED);
        assertThat(alone.trustingPass()).isFalse();
    }

    /** If the 3 covered the dot, the 2 could lie left or down. */
    @Test
    void singleSolutionExcludesInterchangeablePlacements() {
        HumanSolver solver = solver(" . 3", " 2# ", "  # ");

        assertLayer(solver, solver.trustingPass(), Rule.SINGLE_SOLUTION, 1);

        assertThat(DrawnKnowledge.owners(solver.known())).containsExactly("-b-a", "-b#-", "--#-");
    }

    @Test
    void aPlayerWhoDoesNotTrustFindsNothingThere() {
        HumanSolver solver = solver(" . 3", " 2# ", "  # ");

        assertThat(solver.pass()).isFalse();
        assertThat(solver.known().isSolved()).isFalse();
        assertThat(solver.known().isImpossible()).isFalse();
    }

    @Test
    void aNumberWithoutPlacementIsImpossible() {
        HumanSolver solver = solver("#4 ", "## ");

        assertThat(solver.pass()).isFalse();
        assertThat(solver.known().isImpossible()).isTrue();
    }

    @Test
    void aDotThatNoNumberReachesIsImpossible() {
        HumanSolver solver = solver("2   .", "     ");

        assertThat(solver.pass()).isFalse();
        assertThat(solver.known().isImpossible()).isTrue();
    }

    @Test
    void aNumberOneIsItsOwnLine() {
        HumanSolver solver = solver("1");

        assertThat(solver.known().isSolved()).isTrue();
    }

    @Test
    void twoNumbersForcedThroughOneCellAreImpossible() {
        HumanSolver solver = solver("2 2");

        while (solver.pass()) {
            assertThat(solver.known().isSolved()).isFalse();
        }
        assertThat(solver.known().isImpossible()).isTrue();
    }
}
