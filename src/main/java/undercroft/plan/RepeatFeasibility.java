package undercroft.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import undercroft.configspace.Variant;
import undercroft.level.Connection;
import undercroft.template.RepeatRule;
import undercroft.template.RoomTemplate;

/** Proves by Hall's theorem that there are too few templates that may be used only once. */
final class RepeatFeasibility {

    private final Planner planner;

    RepeatFeasibility(Planner planner) {
        this.planner = planner;
    }

    /** The proof that there are too few, as a message, if they are. */
    Optional<String> contradiction() {
        List<int[]> choices = new ArrayList<>();
        planner.domains()
                .forEach(domain -> choices.add(domain.variants().stream()
                        .mapToInt(Variant::templateIndex)
                        .distinct()
                        .toArray()));
        List<Connection> corridors = planner.level().connections().stream()
                .filter(Connection::hasCorridor)
                .toList();
        corridors.forEach(connection -> choices.add(connection.corridor().stream()
                .mapToInt(planner.templates()::indexOf)
                .distinct()
                .toArray()));
        boolean[] once = new boolean[planner.templates().size()];
        for (int template = 0; template < once.length; template++) {
            once[template] = planner.level().repeatRule(planner.templates().get(template)) == RepeatRule.NEVER;
        }
        TemplateMatching matching = new TemplateMatching(choices, once.length);
        for (int consumer = 0; consumer < choices.size() && !planner.mustStop(); consumer++) {
            if (!matching.give(consumer, once)) {
                return Optional.of(explain(matching.contenders(consumer, once), choices, corridors));
            }
        }
        return Optional.empty();
    }

    /**
     * Words the proof. It names every room and corridor that has no other templates, not only the contenders that were
     * found.
     */
    private String explain(List<Integer> contenders, List<int[]> choices, List<Connection> corridors) {
        BitSet scarce = new BitSet();
        contenders.forEach(contender -> Arrays.stream(choices.get(contender)).forEach(scarce::set));
        List<Integer> rooms = new ArrayList<>();
        List<Connection> scarceCorridors = new ArrayList<>();
        int roomCount = planner.level().rooms().size();
        for (int consumer = 0; consumer < choices.size(); consumer++) {
            if (Arrays.stream(choices.get(consumer)).allMatch(scarce::get)) {
                if (consumer < roomCount) {
                    rooms.add(consumer);
                } else {
                    scarceCorridors.add(corridors.get(consumer - roomCount));
                }
            }
        }
        List<RoomTemplate> templates =
                scarce.stream().mapToObj(planner.templates()::get).toList();
        boolean othersRuledOut = rooms.stream()
                .anyMatch(room ->
                        !templates.containsAll(planner.level().rooms().get(room).templates()));
        return new Explanations(planner.level()).tooFewTemplates(rooms, scarceCorridors, templates, othersRuledOut);
    }
}
