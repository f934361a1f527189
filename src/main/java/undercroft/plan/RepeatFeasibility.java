package undercroft.plan;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
        for (int taker = 0; taker < choices.size(); taker++) {
            if (!matching.give(taker, once)) {
                return Optional.of(explain(matching.contenders(taker, once), choices, corridors));
            }
        }
        return Optional.empty();
    }

    private String explain(List<Integer> contenders, List<int[]> choices, List<Connection> corridors) {
        Explanations explanations = new Explanations(planner.level());
        Set<RoomTemplate> templates = new LinkedHashSet<>();
        List<String> names = new ArrayList<>();
        int rooms = planner.level().rooms().size();
        for (int contender : contenders) {
            for (int template : choices.get(contender)) {
                templates.add(planner.templates().get(template));
            }
            if (contender < rooms) {
                names.add("room " + explanations.id(contender));
            } else {
                Connection connection = corridors.get(contender - rooms);
                names.add(
                        "the corridor " + explanations.id(connection.from()) + "–" + explanations.id(connection.to()));
            }
        }
        return explanations.tooFewTemplates(names, templates);
    }
}
