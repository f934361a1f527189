package undercroft.verify;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import undercroft.layout.Layout;
import undercroft.layout.Survey;
import undercroft.tiles.MapSize;

/** Checks what was measured on a layout, if it was: distances, the minimap and, with a level, the doors that are offered and not used. */
final class SurveyCheck {

    private SurveyCheck() {}

    /** Checks that the rooms and doors of a survey exist. */
    static void checkReferences(Layout layout, Findings findings) {
        Survey survey = layout.survey().orElse(new Survey(List.of(), List.of(), List.of(), List.of()));
        int rooms = layout.rooms().size();
        survey.doorSlots().forEach(slot -> {
            findings.checkReference("The room of a door slot", slot.room(), rooms);
            findings.checkReference("The room behind a door slot", Math.max(0, slot.behind()), rooms);
        });
        survey.distances()
                .forEach(distance -> findings.checkReference("The room of a distance", distance.room(), rooms));
        survey.doorPaths().forEach(path -> {
            findings.checkReference("The room of a door path", path.room(), rooms);
            findings.checkReference(
                    "A door of a door path", path.doorA(), layout.doors().size());
            findings.checkReference(
                    "A door of a door path", path.doorB(), layout.doors().size());
        });
        survey.minimap().forEach(room -> findings.checkReference("A room of the minimap", room.room(), rooms));
    }

    /** Checks what needs no level. */
    static void run(Layout layout, Findings findings) {
        Optional<Survey> survey = layout.survey();
        if (survey.isEmpty()) {
            return;
        }
        Optional<String> excess = MapSize.excess(layout);
        if (excess.isPresent()) {
            findings.add(Rule.WALK, "The layout %s to have distances.".formatted(excess.get()));
        } else {
            WalkCheck.run(layout, survey.get(), findings);
            MinimapCheck.run(layout, survey.get(), findings);
        }
    }

    /** Checks what needs the templates of a level. */
    static void run(LevelMatch match, Findings findings) {
        match.layout().survey().ifPresent(survey -> SlotCheck.run(match, survey.doorSlots(), findings));
    }

    /** Reports where a list is not as it should be. */
    static <T> void compare(Rule rule, List<T> found, List<T> expected, Function<T, String> text, Findings findings) {
        for (int i = 0; i < Math.min(found.size(), expected.size()); i++) {
            if (!found.get(i).equals(expected.get(i))) {
                findings.add(
                        rule,
                        "There must be %s, not %s.".formatted(text.apply(expected.get(i)), text.apply(found.get(i))));
            }
        }
        expected.stream()
                .skip(found.size())
                .forEach(missing -> findings.add(rule, "There is no %s.".formatted(text.apply(missing))));
        found.stream()
                .skip(expected.size())
                .forEach(extra -> findings.add(rule, "There must be no %s.".formatted(text.apply(extra))));
    }
}
