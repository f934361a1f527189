package undercroft.cli;

import java.time.Duration;
import undercroft.level.Level;
import undercroft.report.Feasibility;
import undercroft.report.FeasibilityCheck;

/** Says whether levels have layouts. */
final class FeasibilityVerdict {

    private FeasibilityVerdict() {}

    /**
     * Reports on a level.
     *
     * @param timeLimit after which it is given up
     * @return the exit status; an unknown answer is not a failure
     */
    static int report(Level level, Duration timeLimit, Console console) {
        Feasibility found = FeasibilityCheck.of(level, timeLimit);
        if (found instanceof Feasibility.Impossible impossible) {
            console.print("%s: impossible: %s".formatted(level.name(), String.join(" ", impossible.reasons())));
            return ExitStatus.IMPOSSIBLE;
        }
        if (found instanceof Feasibility.Unknown unknown) {
            console.print(level.name() + ": unknown");
            console.reportLines(level.name() + ": " + unknown.note());
        } else {
            console.print(level.name() + ": ok");
        }
        return ExitStatus.DONE;
    }
}
