package undercroft.input;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import undercroft.level.Level;
import undercroft.level.Room;
import undercroft.source.Diagnostics;
import undercroft.source.Quotation;
import undercroft.spawn.SpawnFit;
import undercroft.template.Marker;

/** Checks that spawns name rooms and markers of their level, and that these can hold what they ask for. */
final class SpawnRules {

    private SpawnRules() {}

    /** Reports what is wrong. */
    static void check(Level level, List<SpawnDraft> drafts, Diagnostics diagnostics) {
        Set<String> types = new LinkedHashSet<>();
        level.rooms().stream().map(Room::type).filter(type -> !type.isEmpty()).forEach(types::add);
        List<String> ids = level.rooms().stream().map(Room::id).toList();
        Set<String> groups = new LinkedHashSet<>();
        level.rooms().stream()
                .flatMap(room -> room.templates().stream())
                .flatMap(template -> template.floorPlan().markers().stream())
                .map(Marker::group)
                .filter(group -> !group.isEmpty())
                .forEach(groups::add);
        for (SpawnDraft draft : drafts) {
            int before = diagnostics.errorCount();
            draft.types().forEach(type -> checkKnown("No room has the type %s.", type, types, diagnostics));
            draft.ids().forEach(id -> checkKnown("The room %s is not known.", id, ids, diagnostics));
            draft.group()
                    .ifPresent(group -> checkKnown(
                            "No template of a room has a marker of the group %s.", group, groups, diagnostics));
            if (diagnostics.errorCount() == before) {
                SpawnFit.refusal(level, draft.spawn())
                        .ifPresent(refusal -> draft.written().wrong(refusal.is(), refusal.advice()));
            }
        }
    }

    private static void checkKnown(String problem, Name name, Collection<String> known, Diagnostics diagnostics) {
        if (!known.contains(name.text())) {
            diagnostics.error(
                    name.position(),
                    () -> problem.formatted(Quotation.word(name.text())) + " "
                            + NearestName.advice(name.text(), known));
        }
    }
}
