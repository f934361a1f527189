package undercroft.verify;

import java.util.List;
import undercroft.layout.Layout;
import undercroft.level.Level;

/** Verifies layouts of one level, independently of the search. Thread-safe. */
public final class LayoutVerifier {

    private final LevelIndex index;

    private LayoutVerifier(LevelIndex index) {
        this.index = index;
    }

    /** {@return a verifier for any number of layouts of a level} */
    public static LayoutVerifier of(Level level) {
        return new LayoutVerifier(new LevelIndex(level));
    }

    /** {@return the violations of the rules that every layout must keep; empty if it is sound} */
    public static List<Violation> verify(Layout layout) {
        Findings findings = new Findings(layout);
        if (StructureCheck.checkReferences(layout, findings)) {
            checkAlone(layout, findings);
        }
        return findings.toList();
    }

    /** {@return the violations of all rules by a layout of a level; empty if it is valid} */
    public static List<Violation> verify(Layout layout, Level level) {
        return of(level).violations(layout);
    }

    /** {@return the violations of all rules by a layout of the level; empty if it is valid} */
    public List<Violation> violations(Layout layout) {
        Findings findings = new Findings(layout);
        if (StructureCheck.checkReferences(layout, findings)) {
            List<Region> regions = checkAlone(layout, findings);
            LevelMatch match = LevelMatch.of(layout, ChosenLevel.of(layout, index, findings));
            CompletenessCheck.run(match, findings);
            TemplateCheck.run(match, findings);
            FloorPlanCheck.run(match, findings);
            SpawnCheck.run(match, findings);
            OfferCheck.run(match, findings);
            RuleCheck.run(match, regions, findings);
            WishCheck.run(match, regions, findings);
            PuzzleCheck.run(match, findings);
            MissionCheck.run(match, findings);
            SurveyCheck.run(match, findings);
        }
        return findings.toList();
    }

    private static List<Region> checkAlone(Layout layout, Findings findings) {
        StructureCheck.run(layout, findings);
        List<Region> regions = OutlineCheck.run(layout, findings);
        DoorCheck.run(layout, findings);
        FloorPlanCheck.run(layout, findings);
        PuzzleCheck.run(layout, findings);
        SurveyCheck.run(layout, findings);
        return regions;
    }
}
