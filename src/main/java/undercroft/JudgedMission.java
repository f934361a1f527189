package undercroft;

import java.util.Optional;
import undercroft.level.Level;
import undercroft.mission.Judgement;
import undercroft.mission.MissionJudge;
import undercroft.mission.Verdict;
import undercroft.mission.placing.MissionPlacing;
import undercroft.mission.placing.Placement;
import undercroft.search.SearchEnd;

/**
 * The mission of a level for one seed, with what the generator chose for it.
 *
 * @param judgement nothing if nothing safe was found for what the level leaves to the generator
 * @param refusal why no layout is made; nothing if one may be
 */
record JudgedMission(Optional<Judgement> judgement, Optional<SearchEnd.BadMission> refusal) {

    /** Chooses and judges. The level has a mission. */
    static JudgedMission of(Level level, long seed) {
        Placement placement = MissionPlacing.of(level, seed);
        if (placement instanceof Placement.None none) {
            return new JudgedMission(
                    Optional.empty(), Optional.of(new SearchEnd.BadMission(none.reason(), none.isProved())));
        }
        Judgement judgement = MissionJudge.judge(((Placement.Chosen) placement).level());
        return new JudgedMission(Optional.of(judgement), refusal(judgement));
    }

    private static Optional<SearchEnd.BadMission> refusal(Judgement judgement) {
        if (judgement.verdict() == Verdict.OK
                || judgement.level().missionRules().areTrapsAllowed()) {
            return Optional.empty();
        }
        return Optional.of(new SearchEnd.BadMission(judgement.sentence(), judgement.verdict() != Verdict.UNKNOWN));
    }
}
