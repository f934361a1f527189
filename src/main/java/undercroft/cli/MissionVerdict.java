package undercroft.cli;

import java.util.List;
import java.util.Optional;
import undercroft.export.MissionJson;
import undercroft.level.Level;
import undercroft.mission.Judgement;
import undercroft.mission.MissionJudge;
import undercroft.mission.Verdict;
import undercroft.mission.placing.MissionPlacing;
import undercroft.mission.placing.Placement;

/**
 * What the program says about the mission of a level.
 *
 * @param line for the terminal
 * @param json the same as an object on one line
 * @param judgement nothing if the level has no mission, or nothing safe was found for what it leaves to the generator
 * @param choices of the generator, in words
 */
record MissionVerdict(String line, String json, Optional<Judgement> judgement, List<String> choices, int exitStatus) {

    /** Arbitrary, for answers that do not depend on what the generator chooses. */
    static final long FIXED_SEED = 0;

    private static final String WORDS =
            "its locks are words for the game. Write holds: ITEM into a room to have them checked.";

    /** Judges the mission of a level, if it has one. */
    static MissionVerdict on(Level level, long seed) {
        if (!level.hasMission()) {
            return new MissionVerdict(
                    level.name() + ": mission none: " + WORDS,
                    MissionJson.line(level, "none", WORDS),
                    Optional.empty(),
                    List.of(),
                    ExitStatus.DONE);
        }
        Placement placement = MissionPlacing.of(level, seed);
        if (placement instanceof Placement.None none) {
            Verdict verdict = none.isProved() ? Verdict.UNFINISHABLE : Verdict.UNKNOWN;
            String kind = none.isProved() ? "cannot be finished" : "unknown";
            return new MissionVerdict(
                    "%s: mission %s: %s".formatted(level.name(), kind, none.reason()),
                    MissionJson.line(level, verdict.text(), none.reason()),
                    Optional.empty(),
                    List.of(),
                    none.isProved() ? ExitStatus.BAD_MISSION : ExitStatus.NOT_FOUND);
        }
        Placement.Chosen chosen = (Placement.Chosen) placement;
        Judgement judgement = MissionJudge.advise(chosen.level());
        String line = "%s: mission %s".formatted(level.name(), judgement.sentence());
        boolean isAllowed = level.missionRules().areTrapsAllowed();
        int status = switch (judgement.verdict()) {
            case OK -> ExitStatus.DONE;
            case UNKNOWN -> ExitStatus.NOT_FOUND;
            case TRAP, UNFINISHABLE -> isAllowed ? ExitStatus.DONE : ExitStatus.BAD_MISSION;
        };
        return new MissionVerdict(line, MissionJson.line(judgement), Optional.of(judgement), chosen.choices(), status);
    }

    /**
     * Judges and reports the mission of a level. Where there is none but there are locks, a note says that nothing was judged.
     *
     * @return the exit status
     */
    static int report(Level level, Console console) {
        MissionVerdict mission = on(level, FIXED_SEED);
        if (level.hasMission()) {
            console.print(mission.line);
        } else if (level.connections().stream()
                .anyMatch(connection -> !connection.lock().isEmpty())) {
            console.reportLines(mission.line);
        }
        return mission.exitStatus;
    }

    /** The JSON object with figures, if there are any. */
    String json(Optional<MissionFigures> figures) {
        return judgement
                .flatMap(known -> figures.map(each -> MissionJson.line(known, each.metrics(), each.cells())))
                .orElse(json);
    }

    boolean isOk() {
        return judgement.map(Judgement::verdict).equals(Optional.of(Verdict.OK));
    }
}
