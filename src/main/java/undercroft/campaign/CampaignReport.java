package undercroft.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import undercroft.export.CampaignChart;

/** Writes a review as Markdown and as a chart. */
public final class CampaignReport {

    private final String level;
    private final long seed;
    private final Review review;

    /**
     * Sets the parts of the report.
     *
     * @param level the level's name
     * @param seed the layout's seed
     */
    public CampaignReport(String level, long seed, Review review) {
        this.level = level;
        this.seed = seed;
        this.review = review;
    }

    /**
     * Sums up the review.
     *
     * @return the number of puzzle rooms and of problems, without a full stop
     */
    public String summary() {
        List<Lesson> lessons = review.lessons();
        if (lessons.isEmpty()) {
            return "no puzzle rooms";
        }
        int problems = review.problemCount();
        return String.format(
                Locale.ROOT,
                "%d puzzle rooms, %s",
                lessons.size(),
                problems == 0 ? "every criterion met" : problems + (problems == 1 ? " problem" : " problems"));
    }

    /**
     * Lists all problems.
     *
     * @return one line for each problem, beginning with its criterion
     */
    public List<String> problems() {
        List<String> lines = new ArrayList<>();
        for (Criterion criterion : Criterion.values()) {
            review.problems(criterion).forEach(problem -> lines.add("%s: %s".formatted(criterion.demand(), problem)));
        }
        return lines;
    }

    /**
     * Writes the whole report.
     *
     * @return Markdown that ends with a newline
     */
    public String markdown() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(Locale.ROOT, "# The puzzle rooms of %s, seed %d", level, seed));
        lines.add("");
        lines.add(
                "All measures are proxies; none was tested on players. Only a playtest shows whether the campaign teaches well.");
        lines.add("");
        lines.add("| room | kind | difficulty | new | asks for | catch | revelation | trap |");
        lines.add("| --- | --- | --- | --- | --- | --- | --- | --- |");
        for (int i = 0; i < review.lessons().size(); i++) {
            lines.add(row(review.lessons().get(i), i));
        }
        lines.add("");
        lines.add(
                "Rooms are in the order of their place between entrance and boss; those in brackets are off the shortest path.");
        lines.add("");
        lines.add("| criterion | measured by | |");
        lines.add("| --- | --- | --- |");
        for (Criterion criterion : Criterion.values()) {
            List<String> problems = review.problems(criterion);
            lines.add("| %s | %s | %s |"
                    .formatted(
                            criterion.demand(),
                            criterion.proxy(),
                            problems.isEmpty() ? "ok" : String.join(" ", problems)));
        }
        return String.join("\n", lines) + "\n";
    }

    /**
     * Makes a chart of the difficulty of each room.
     *
     * @return the chart, one step for each room
     */
    public CampaignChart chart() {
        List<CampaignChart.Step> steps = new ArrayList<>();
        for (int i = 0; i < review.lessons().size(); i++) {
            Lesson lesson = review.lessons().get(i);
            steps.add(new CampaignChart.Step(
                    lesson.room(),
                    lesson.puzzle().kind(),
                    lesson.difficulty(),
                    !review.newMechanics(i).isEmpty(),
                    (lesson.hasCatch() ? "C" : "")
                            + (lesson.hasRevelation() ? "R" : "")
                            + (lesson.hasTrap() ? "T" : "")));
        }
        return new CampaignChart(
                String.format(Locale.ROOT, "The puzzle rooms of %s, seed %d", level, seed), summary() + ".", steps);
    }

    private String row(Lesson lesson, int index) {
        return "| %s | %s | %s | %s | %s | %s | %s | %s |"
                .formatted(
                        lesson.isOnShortestPath() ? lesson.room() : "(" + lesson.room() + ")",
                        lesson.puzzle().kind(),
                        String.format(Locale.ROOT, "%.2f", lesson.difficulty()),
                        String.join(", ", review.newMechanics(index)),
                        String.join(", ", lesson.mechanics()),
                        cell(lesson, lesson.hasCatch()),
                        cell(lesson, lesson.hasRevelation()),
                        cell(lesson, lesson.hasTrap()));
    }

    private static String cell(Lesson lesson, boolean has) {
        if (lesson.teaching().isEmpty()) {
            return "?";
        }
        return has ? "yes" : "–";
    }
}
