package undercroft.cli;

import java.util.Optional;
import undercroft.export.MissionJson;
import undercroft.level.Level;
import undercroft.mission.Verdict;
import undercroft.report.MissionReport;

/** What the program says about the mission of a level. */
record MissionVerdict(Level level, MissionReport report) {

    /** Arbitrary, for answers that do not depend on what the generator chooses. */
    static final long FIXED_SEED = 0;

    /** Judges the mission of a level, if it has one. */
    static MissionVerdict on(Level level, long seed) {
        return new MissionVerdict(level, MissionReport.on(level, seed));
    }

    /**
     * Judges and reports the mission of a level. Where there is none but there are locks, a note says that nothing was judged.
     *
     * @return the exit status
     */
    static int report(Level level, Console console) {
        MissionVerdict mission = on(level, FIXED_SEED);
        if (level.hasMission()) {
            console.print(mission.line());
        } else if (level.connections().stream()
                .anyMatch(connection -> !connection.lock().isEmpty())) {
            console.reportLines(mission.line());
        }
        return mission.exitStatus();
    }

    /** For the terminal. */
    String line() {
        return "%s: mission %s".formatted(level.name(), report.sentence());
    }

    /** The JSON object with figures, if there are any. */
    String json(Optional<MissionFigures> figures) {
        return report.judgement()
                .flatMap(known -> figures.map(each -> MissionJson.line(known, each.metrics(), each.cells())))
                .orElse(report.json());
    }

    boolean isOk() {
        return report.verdict().equals(Optional.of(Verdict.OK));
    }

    /** A level that allows traps is only refused if it can have no mission at all. */
    int exitStatus() {
        boolean isAllowed =
                report.judgement().isPresent() && level.missionRules().areTrapsAllowed();
        return report.verdict()
                .map(verdict -> switch (verdict) {
                    case OK -> ExitStatus.DONE;
                    case UNKNOWN -> ExitStatus.NOT_FOUND;
                    case TRAP, UNFINISHABLE -> isAllowed ? ExitStatus.DONE : ExitStatus.BAD_MISSION;
                })
                .orElse(ExitStatus.DONE);
    }
}
