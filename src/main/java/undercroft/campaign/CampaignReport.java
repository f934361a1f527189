package undercroft.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import undercroft.export.CampaignChart;

/** A review in words, for people, as Markdown and as a chart. */
public final class CampaignReport {

    private final String level;
    private final long seed;
    private final Review review;

    /** @param seed of the layout */
    public CampaignReport(String level, long seed, Review review) {
        this.level = level;
        this.seed = seed;
        this.review = review;
    }

    /** One line that says how it stands. */
    public String summary() {
        List<Lesson> lessons = review.lessons();
        if (lessons.isEmpty()) {
            return "no puzzle rooms";
        }
        int problems = review.problemCount();
        return "%d puzzle rooms, %s"
                .formatted(
                        lessons.size(),
                        problems == 0 ? "every criterion met" : problems + (problems == 1 ? " problem" : " problems"));
    }

    /** Each problem on a line, after its criterion. */
    public List<String> problems() {
        List<String> lines = new ArrayList<>();
        for (Criterion criterion : Criterion.values()) {
            review.problems(criterion).forEach(problem -> lines.add("%s: %s".formatted(criterion.demand(), problem)));
        }
        return lines;
    }

    /** The whole report as Markdown. */
    public String markdown() {
        List<String> lines = new ArrayList<>();
        lines.add("# The puzzle rooms of %s, seed %d".formatted(level, seed));
        lines.add("");
        lines.add("Measured by proxies, none of them on players: whether it teaches well, only a playtest shows.");
        lines.add("");
        lines.add("| room | kind | difficulty | new | asks for | catch | revelation | trap |");
        lines.add("| --- | --- | --- | --- | --- | --- | --- | --- |");
        for (int i = 0; i < review.lessons().size(); i++) {
            lines.add(row(review.lessons().get(i), i));
        }
        lines.add("");
        lines.add(
                "Rooms stand in the order of their place on the way from entrance to boss; those in brackets are off it.");
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

    /** The difficulties, room by room. */
    public CampaignChart chart() {
        List<CampaignChart.Step> steps = new ArrayList<>();
        for (int i = 0; i < review.lessons().size(); i++) {
            Lesson lesson = review.lessons().get(i);
            steps.add(new CampaignChart.Step(
                    lesson.room(),
                    lesson.puzzle().kind(),
                    lesson.difficulty(),
                    !review.news(i).isEmpty(),
                    (lesson.hasCatch() ? "C" : "")
                            + (lesson.hasRevelation() ? "R" : "")
                            + (lesson.hasTrap() ? "T" : "")));
        }
        return new CampaignChart("The puzzle rooms of %s, seed %d".formatted(level, seed), summary() + ".", steps);
    }

    private String row(Lesson lesson, int index) {
        return "| %s | %s | %s | %s | %s | %s | %s | %s |"
                .formatted(
                        lesson.isOnTheWay() ? lesson.room() : "(" + lesson.room() + ")",
                        lesson.puzzle().kind(),
                        String.format(Locale.ROOT, "%.2f", lesson.difficulty()),
                        String.join(", ", review.news(index)),
                        String.join(", ", lesson.mechanics()),
                        said(lesson, lesson.hasCatch()),
                        said(lesson, lesson.hasRevelation()),
                        said(lesson, lesson.hasTrap()));
    }

    private static String said(Lesson lesson, boolean has) {
        if (lesson.teaching().isEmpty()) {
            return "?";
        }
        return has ? "yes" : "–";
    }
}
