package undercroft.report;

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
 * What is said of the mission of a level.
 *
 * @param verdict nothing if the level has no mission
 * @param sentence the verdict with its reason, such as {@code cannot be finished: …}
 * @param json an object on one line
 * @param judgement nothing if the level has no mission, or nothing safe was found for what it leaves to the generator
 * @param choices of the generator, in words
 */
public record MissionReport(
        Optional<Verdict> verdict, String sentence, String json, Optional<Judgement> judgement, List<String> choices) {

    private static final String WORDS =
            "its locks are words for the game. Write holds: ITEM into a room to have them checked.";

    public MissionReport {
        choices = List.copyOf(choices);
    }

    /**
     * Judges the mission of a level, if it has one.
     *
     * @param seed decides what the generator hides
     * @return the report
     */
    public static MissionReport on(Level level, long seed) {
        if (!level.hasMission()) {
            return new MissionReport(
                    Optional.empty(),
                    "none: " + WORDS,
                    MissionJson.line(level, "none", WORDS),
                    Optional.empty(),
                    List.of());
        }
        Placement placement = MissionPlacing.of(level, seed);
        if (placement instanceof Placement.None none) {
            Verdict verdict = none.isProved() ? Verdict.UNFINISHABLE : Verdict.UNKNOWN;
            String kind = none.isProved() ? "cannot be finished" : "unknown";
            return new MissionReport(
                    Optional.of(verdict),
                    kind + ": " + none.reason(),
                    MissionJson.line(level, verdict.text(), none.reason()),
                    Optional.empty(),
                    List.of());
        }
        Placement.Chosen chosen = (Placement.Chosen) placement;
        Judgement judgement = MissionJudge.advise(chosen.level());
        return new MissionReport(
                Optional.of(judgement.verdict()),
                judgement.sentence(),
                MissionJson.line(judgement),
                Optional.of(judgement),
                chosen.choices());
    }
}
