package undercroft.cli;

import java.util.Optional;
import undercroft.level.Level;
import undercroft.mission.Judgement;
import undercroft.mission.MissionJudge;
import undercroft.mission.Verdict;

/**
 * What the program says about the mission of a level.
 *
 * @param line for the terminal
 * @param judgement nothing if the level has no mission
 */
record MissionVerdict(String line, Optional<Judgement> judgement, int exitStatus) {

    /** Arbitrary, for answers that do not depend on what the generator chooses. */
    static final long FIXED_SEED = 0;

    private static final String WORDS =
            "its locks are words for the game. Write holds: ITEM into a room to have them checked.";

    /** Judges the mission of a level, if it has one. */
    static MissionVerdict on(Level level, long seed) {
        if (!level.hasMission()) {
            return new MissionVerdict(level.name() + ": mission none: " + WORDS, Optional.empty(), ExitStatus.DONE);
        }
        Judgement judgement = MissionJudge.advise(level);
        String line = "%s: mission %s".formatted(level.name(), text(judgement));
        boolean isAllowed = level.missionRules().areTrapsAllowed();
        int status = switch (judgement.verdict()) {
            case OK -> ExitStatus.DONE;
            case UNKNOWN -> ExitStatus.NOT_FOUND;
            case TRAP, UNFINISHABLE -> isAllowed ? ExitStatus.DONE : ExitStatus.BAD_MISSION;
        };
        return new MissionVerdict(line, Optional.of(judgement), status);
    }

    boolean isOk() {
        return judgement.map(Judgement::verdict).equals(Optional.of(Verdict.OK));
    }

    private static String text(Judgement judgement) {
        return switch (judgement.verdict()) {
            case OK -> "ok";
            case UNFINISHABLE -> "cannot be finished: " + judgement.reason();
            case TRAP -> "can trap: " + judgement.reason();
            case UNKNOWN -> "unknown: " + judgement.reason();
        };
    }
}
