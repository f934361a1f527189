package undercroft.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import undercroft.geometry.Point;
import undercroft.layout.PuzzleOrigin;
import undercroft.layout.RoomPuzzle;
import undercroft.puzzle.Item;
import undercroft.puzzle.PuzzleData;
import undercroft.puzzle.Teaching;

/** Lessons are written as text: room, difficulty, its marks (C, R, T), and the mechanics that it asks for. */
@Isolated("Sets the default locale.")
class ReviewTest {

    @Test
    void aGoodSequenceHasNoProblem() {
        Review review = review(
                lesson("a", 0.1, "", "tilt"),
                lesson("b", 0.4, "C", "tilt"),
                lesson("c", 0.3, "T", "tilt", "sills"),
                lesson("d", 0.8, "R", "tilt", "sills"));

        assertThat(review.problemCount()).isZero();
        assertThat(review.newMechanics(0)).containsExactly("tilt");
        assertThat(review.newMechanics(2)).containsExactly("sills");
    }

    @Test
    void twoNewMechanicsAtOnceAreAProblem() {
        Review review = review(
                lesson("a", 0.1, "C", "tilt", "sills", "puddles"), lesson("b", 0.5, "RT", "tilt", "sills", "puddles"));

        assertThat(review.problems(Criterion.ONE_NEW)).containsExactly("a brings tilt, sills, puddles.");
        assertThat(review.problems(Criterion.EASY_START)).isEmpty();
    }

    @Test
    void aNewMechanicAtHighDifficultyIsAProblem() {
        Review review =
                review(lesson("a", 0.1, "C", "tilt"), lesson("b", 0.2, "RT", "tilt"), lesson("c", 0.7, "", "lines"));

        assertThat(review.problems(Criterion.EASY_START)).containsExactly("c brings lines at a difficulty of 0.70.");
    }

    @Test
    void numbersAreTheSameInEveryLocale() {
        Locale usual = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            aNewMechanicAtHighDifficultyIsAProblem();
        } finally {
            Locale.setDefault(usual);
        }
    }

    /** The sills are known, but come together with something new. */
    @Test
    void aNewMechanicTogetherWithARecentOneIsAProblem() {
        Review review = review(
                lesson("a", 0.1, "C", "tilt"),
                lesson("b", 0.2, "", "tilt", "sills"),
                lesson("c", 0.3, "RT", "tilt", "sills"),
                lesson("d", 0.4, "", "tilt", "sills", "puddles"));

        assertThat(review.problems(Criterion.EASY_START)).containsExactly("d brings puddles together with sills.");
    }

    @Test
    void aNewMechanicThatIsNotPractisedIsAProblem() {
        Review review =
                review(lesson("a", 0.1, "C", "tilt"), lesson("b", 0.2, "RT", "lines"), lesson("c", 0.3, "", "lines"));

        assertThat(review.problems(Criterion.PRACTISED))
                .containsExactly("tilt, new in a, is not met again before b brings lines.");
    }

    @Test
    void difficultyMustRiseWithBreathers() {
        assertThat(rising(0.1, 0.5, 0.3, 0.2, 0.6).problems(Criterion.RISING)).containsExactly("2 of 4 steps go down.");
        assertThat(rising(0.5, 0.6, 0.7, 0.8, 0.4).problems(Criterion.RISING))
                .containsExactly("e is no harder than a.");
        assertThat(rising(0.1, 0.2, 0.3, 0.4).problems(Criterion.BREATHER))
                .containsExactly("Each of the 4 rooms is as hard as the one before, or harder.");
        assertThat(rising(0.1, 0.2, 0.3).problems(Criterion.BREATHER)).isEmpty();
        assertThat(rising(0.1, 0.3, 0.2, 0.4).problemCount()).isEqualTo(3);
    }

    @Test
    void signsMustBeInSomeRoomsButNotInAll() {
        Review review = review(lesson("a", 0.1, "CR", "tilt"), lesson("b", 0.2, "C", "tilt"));

        assertThat(review.problems(Criterion.CATCH)).containsExactly("All 2 rooms have one.");
        assertThat(review.problems(Criterion.REVELATION)).isEmpty();
        assertThat(review.problems(Criterion.TRAP)).containsExactly("None of the 2 rooms has one.");
    }

    @Test
    void boardsMustFitOnTheScreen() {
        PuzzleData wide = PuzzleData.of("tilt", List.of(".".repeat(21)));
        Lesson lesson = new Lesson("a", true, puzzle(wide, 0.1), Optional.empty());

        assertThat(new Review(List.of(lesson)).problems(Criterion.VISIBLE))
                .containsExactly("The board of a is 21 x 1 cells.");
    }

    @Test
    void reportHasARowForEachRoomAndForEachCriterion() {
        CampaignReport report = new CampaignReport(
                "cave", 7, review(lesson("a", 0.1, "CT", "tilt"), lesson("b", 0.2, "", "tilt", "sills")));

        assertThat(report.markdown())
                .startsWith("# The puzzle rooms of cave, seed 7\n")
                .contains("| a | tilt | 0.10 | tilt | tilt | yes | – | yes |\n")
                .contains("| b | tilt | 0.20 | sills | tilt, sills | – | – | – |\n")
                .contains("| Some rooms have a revelation, not all | a needed move makes things look worse"
                        + " | None of the 2 rooms has one. |\n");
        assertThat(report.summary()).isEqualTo("2 puzzle rooms, 2 problems");
        assertThat(report.problems()).hasSize(2);
        assertThat(report.chart().steps().get(0).signs()).isEqualTo("CT");
        assertThat(report.chart().steps().get(1).isNew()).isTrue();
    }

    private static Review rising(double... difficulties) {
        Lesson[] lessons = new Lesson[difficulties.length];
        for (int i = 0; i < lessons.length; i++) {
            lessons[i] = lesson(Character.toString('a' + i), difficulties[i], "", "tilt");
        }
        return review(lessons);
    }

    private static Review review(Lesson... lessons) {
        return new Review(Arrays.asList(lessons));
    }

    private static Lesson lesson(String room, double difficulty, String has, String... mechanics) {
        Teaching teaching = new Teaching(List.of(mechanics), has.contains("C"), has.contains("R"), has.contains("T"));
        return new Lesson(
                room,
                true,
                puzzle(PuzzleData.of(mechanics[0], Collections.nCopies(8, "........")), difficulty),
                Optional.of(teaching));
    }

    private static RoomPuzzle puzzle(PuzzleData data, double difficulty) {
        return new RoomPuzzle(0, 0, PuzzleOrigin.ofSeed(1), difficulty, 1, new Point(0, 0), data, List.of(Item.EMPTY));
    }
}
