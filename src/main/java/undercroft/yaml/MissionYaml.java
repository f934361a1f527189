package undercroft.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import undercroft.level.Access;
import undercroft.level.Bar;
import undercroft.level.Contents;
import undercroft.level.ItemPlacing;
import undercroft.level.Level;
import undercroft.level.MissionRules;
import undercroft.level.Requirement;
import undercroft.level.Tension;

/** What a level's file says of its mission. */
final class MissionYaml {

    private MissionYaml() {}

    /** The lines of items, switches and the mission. */
    static List<String> lines(Level level) {
        MissionRules rules = level.missionRules();
        List<String> lines = new ArrayList<>();
        if (!rules.items().isEmpty()) {
            lines.add("items:");
            rules.items()
                    .forEach(item -> lines.add(
                            "  %s:%s".formatted(YamlScalar.of(item.name()), item.spent() ? " { spent: true }" : "")));
        }
        if (!rules.switches().isEmpty()) {
            lines.add("switches:");
            rules.switches()
                    .forEach(each -> lines.add("  %s: %s".formatted(YamlScalar.of(each.name()), list(each.states()))));
        }
        List<String> mission = mission(level, rules);
        if (rules.isDeclared() && (lines.isEmpty() || !mission.isEmpty())) {
            lines.add(mission.isEmpty() ? "mission: {}" : "mission:");
            lines.addAll(mission);
        }
        return lines;
    }

    private static List<String> mission(Level level, MissionRules rules) {
        List<String> lines = new ArrayList<>();
        if (rules.start() != MissionRules.DEFAULT_START) {
            lines.add(
                    "  start: " + YamlScalar.of(level.rooms().get(rules.start()).id()));
        }
        if (!rules.goals().isEmpty()) {
            lines.add("  goal: "
                    + list(rules.goals().stream()
                            .map(goal -> level.rooms().get(goal).id())
                            .toList()));
        }
        if (rules.areTrapsAllowed()) {
            lines.add("  stuck: allowed");
        }
        if (!rules.placings().isEmpty()) {
            lines.add("  place:");
            rules.placings().forEach(placing -> lines.add("    - " + placing(placing)));
        }
        if (rules.mostLocks() > 0) {
            lines.add(String.format(Locale.ROOT, "  locks: %d..%d", rules.leastLocks(), rules.mostLocks()));
        }
        if (rules.tension() != Tension.RISING) {
            lines.add("  tension: " + rules.tension().text());
        }
        return lines;
    }

    private static String placing(ItemPlacing placing) {
        List<String> keys = new ArrayList<>();
        keys.add("item: " + YamlScalar.of(placing.item()));
        if (placing.count() != 1) {
            keys.add("count: " + placing.count());
        }
        if (!placing.types().isEmpty()) {
            keys.add("in: { type: %s }".formatted(list(placing.types())));
        }
        if (placing.late() != ItemPlacing.ANYWHERE) {
            keys.add("late: " + placing.late());
        }
        return "{ " + String.join(", ", keys) + " }";
    }

    /** The keys of a room that holds something. */
    static List<String> keys(Contents contents) {
        List<String> keys = new ArrayList<>();
        if (!contents.items().isEmpty()) {
            keys.add("holds: " + list(contents.items()));
        }
        if (!contents.turns().isEmpty()) {
            keys.add("turns: " + YamlScalar.of(contents.turns()));
        }
        return keys;
    }

    /** The keys of a connection that needs or is barred by something. */
    static List<String> keys(Access access) {
        List<String> keys = new ArrayList<>();
        if (!access.needs().isEmpty()) {
            keys.add("needs: " + needs(access.needs()));
        }
        if (access.bar() != Bar.NONE) {
            keys.add("opens: " + access.bar().text());
        }
        return keys;
    }

    private static String needs(List<Requirement> needs) {
        List<String> all = new ArrayList<>();
        List<String> counts = new ArrayList<>();
        List<String> states = new ArrayList<>();
        List<String> keys = new ArrayList<>();
        for (Requirement need : needs) {
            if (need instanceof Requirement.All items) {
                all.addAll(items.items());
            } else if (need instanceof Requirement.Any any) {
                keys.add("any: " + list(any.items()));
            } else if (need instanceof Requirement.Count count) {
                counts.add("%s: %d".formatted(YamlScalar.of(count.item()), count.count()));
            } else if (need instanceof Requirement.SwitchState state) {
                states.add("%s: %s".formatted(YamlScalar.of(state.name()), YamlScalar.of(state.state())));
            }
        }
        if (!all.isEmpty()) {
            keys.add(0, "all: " + list(all));
        }
        if (!counts.isEmpty()) {
            keys.add("count: { %s }".formatted(String.join(", ", counts)));
        }
        if (!states.isEmpty()) {
            keys.add("state: { %s }".formatted(String.join(", ", states)));
        }
        return "{ " + String.join(", ", keys) + " }";
    }

    private static String list(List<String> names) {
        return names.stream().map(YamlScalar::of).collect(Collectors.joining(", ", "[", "]"));
    }
}
