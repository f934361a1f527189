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

/** Proves by Hall's theorem that templates which may be used only once are too few. */
final class RepeatFeasibility {

    private final Planner planner;

    RepeatFeasibility(Planner planner) {
        this.planner = planner;
    }

    /** Why there are too few, if there are. */
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
        for (int taker = 0; taker < choices.size() && !planner.mustStop(); taker++) {
            if (!matching.give(taker, once)) {
                return Optional.of(explain(matching.contenders(taker, once), choices, corridors));
            }
        }
        return Optional.empty();
    }

    /** Names, beside those that were found to contend for some templates, all that have no others. */
    private String explain(List<Integer> contenders, List<int[]> choices, List<Connection> corridors) {
        BitSet scarce = new BitSet();
        contenders.forEach(contender -> Arrays.stream(choices.get(contender)).forEach(scarce::set));
        List<Integer> rooms = new ArrayList<>();
        List<Connection> through = new ArrayList<>();
        int roomCount = planner.level().rooms().size();
        for (int taker = 0; taker < choices.size(); taker++) {
            if (Arrays.stream(choices.get(taker)).allMatch(scarce::get)) {
                if (taker < roomCount) {
                    rooms.add(taker);
                } else {
                    through.add(corridors.get(taker - roomCount));
                }
            }
        }
        List<RoomTemplate> templates =
                scarce.stream().mapToObj(planner.templates()::get).toList();
        boolean areLeft = rooms.stream()
                .anyMatch(room ->
                        !templates.containsAll(planner.level().rooms().get(room).templates()));
        return new Explanations(planner.level()).tooFewTemplates(rooms, through, templates, areLeft);
    }
}
