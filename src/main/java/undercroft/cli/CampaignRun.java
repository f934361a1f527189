package undercroft.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import undercroft.DungeonGenerator;
import undercroft.campaign.Campaign;
import undercroft.campaign.CampaignFix;
import undercroft.campaign.CampaignReport;
import undercroft.campaign.Review;
import undercroft.export.LayoutFormats;
import undercroft.export.format.Appearance;
import undercroft.export.format.LayoutFormat;
import undercroft.layout.Layout;
import undercroft.level.Level;
import undercroft.puzzle.PuzzleLimits;
import undercroft.report.NotFoundText;
import undercroft.search.GenerationRequest;
import undercroft.search.Limits;
import undercroft.search.Outcome;
import undercroft.yaml.LevelYaml;

/** A run of {@code campaign}. */
record CampaignRun(List<Path> graphs, long seed, boolean fixes, Path folder, Duration timeLimit) {

    private static final String MARKDOWN = ".md";

    int run(Console console) throws RefusedException {
        List<Level> levels = InputFiles.levels(graphs);
        InputFiles.checkNames(levels, graphs);
        for (Level level : levels) {
            OutputFolder.checkName(folder.resolve(stem(level) + MARKDOWN));
        }
        int status = ExitStatus.DONE;
        for (Level level : levels) {
            status = Math.max(status, report(level, console));
        }
        return status;
    }

    private int report(Level level, Console console) throws RefusedException {
        long deadline = System.nanoTime() + timeLimit.toNanos();
        PuzzleLimits limits = new PuzzleLimits(PuzzleLimits.DEFAULT_NODES, () -> System.nanoTime() - deadline > 0);
        Limits searchLimits = Limits.within(timeLimit);
        Outcome outcome =
                DungeonGenerator.of(level).generate(GenerationRequest.of(seed).withLimits(searchLimits));
        String subject = "%s seed %d".formatted(level.name(), seed);
        if (outcome instanceof Outcome.Impossible impossible) {
            console.report("%s: impossible: %s".formatted(subject, String.join(" ", impossible.reasons())));
            return ExitStatus.IMPOSSIBLE;
        }
        if (outcome instanceof Outcome.NotFound notFound) {
            console.reportLines("%s: %s".formatted(subject, NotFoundText.of(notFound, searchLimits)));
            return ExitStatus.NOT_FOUND;
        }
        Layout layout = ((Outcome.Found) outcome).layout();
        Review review = new Review(Campaign.lessons(level, layout, limits));
        if (fixes) {
            CampaignFix.Fixed fixed = new CampaignFix(limits).fix(level, layout);
            tell(level, fixed.review(), Optional.of(review), console);
            fixed.changes().forEach(change -> console.print("  changed: " + change));
            write(fixed);
        } else {
            tell(level, review, Optional.empty(), console);
        }
        return ExitStatus.DONE;
    }

    private void tell(Level level, Review review, Optional<Review> before, Console console) throws RefusedException {
        CampaignReport report = new CampaignReport(level.name(), seed, review);
        Path text = folder.resolve(stem(level) + MARKDOWN);
        Path chart = folder.resolve(stem(level) + ".svg");
        byte[] markdown = report.markdown().getBytes(StandardCharsets.UTF_8);
        OutputFolder.write(text, out -> out.write(markdown));
        OutputFolder.write(chart, report.chart()::writeSvg);
        String was = before.map(earlier -> ", %d before".formatted(earlier.problemCount()))
                .orElse("");
        console.print("%s seed %d: %s%s → %s, %s".formatted(level.name(), seed, report.summary(), was, text, chart));
        report.problems().forEach(problem -> console.print("  " + problem));
    }

    private String stem(Level level) {
        return "%s-%d.campaign".formatted(level.name(), seed);
    }

    private void write(CampaignFix.Fixed fixed) throws RefusedException {
        byte[] yaml = LevelYaml.of(fixed.level()).getBytes(StandardCharsets.UTF_8);
        OutputFolder.write(folder.resolve(fixed.level().name() + ".yaml"), out -> out.write(yaml));
        for (String name : List.of("json", "svg")) {
            LayoutFormat format = LayoutFormats.standard().named(name).orElseThrow();
            Path file = folder.resolve("%s-%d%s".formatted(fixed.level().name(), seed, format.suffix()));
            OutputFolder.write(file, out -> format.write(fixed.layout(), Appearance.DEFAULT, out));
        }
    }
}
