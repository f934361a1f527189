package undercroft.verify;

import java.util.List;
import undercroft.layout.Layout;
import undercroft.level.Level;

/** Judges layouts, whoever made them. Thread-safe. */
public final class LayoutVerifier {

    private LayoutVerifier() {}

    /** What is wrong with a layout in itself; nothing where it is sound. */
    public static List<Violation> verify(Layout layout) {
        Findings findings = new Findings(layout);
        if (StructureCheck.areReferencesSound(layout, findings)) {
            checkAlone(layout, findings);
        }
        return findings.toList();
    }

    /** What is wrong with a layout of a level; nothing where it is valid. */
    public static List<Violation> verify(Layout layout, Level level) {
        Findings findings = new Findings(layout);
        if (StructureCheck.areReferencesSound(layout, findings)) {
            List<Region> regions = checkAlone(layout, findings);
            LevelMatch match = LevelMatch.of(layout, level);
            CompletenessCheck.run(match, findings);
            TemplateCheck.run(match, findings);
            OfferCheck.run(match, findings);
            RuleCheck.run(match, regions, findings);
            PuzzleCheck.run(match, findings);
        }
        return findings.toList();
    }

    private static List<Region> checkAlone(Layout layout, Findings findings) {
        StructureCheck.run(layout, findings);
        List<Region> regions = OutlineCheck.run(layout, findings);
        DoorCheck.run(layout, findings);
        PuzzleCheck.run(layout, findings);
        return regions;
    }
}
