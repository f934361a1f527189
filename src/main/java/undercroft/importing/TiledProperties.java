package undercroft.importing;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Transform;
import undercroft.template.DoorDirection;
import undercroft.template.RepeatRule;

/**
 * What the properties of an object of a Tiled map mean. What means nothing is an error.
 *
 * @param at where the object stands
 */
record TiledProperties(SourcePosition at, Map<String, String> all, Diagnostics diagnostics) {

    private static final int MAX_WEIGHT = 1_000_000;

    /** Says of every property but the known ones that it has no equivalent. */
    void passOverOthers(Set<String> known) {
        for (String key : all.keySet()) {
            if (!known.contains(key)) {
                diagnostics.passOver(at, "The property " + Diagnostics.shown(key));
            }
        }
    }

    String text(String key, String ifUnsaid) {
        return all.getOrDefault(key, ifUnsaid);
    }

    int number(String key, int min, int max, int ifUnsaid) {
        if (!all.containsKey(key)) {
            return ifUnsaid;
        }
        String text = text(key, "");
        if (text.matches("[0-9]{1,7}")) {
            int number = Integer.parseInt(text);
            if (number >= min && number <= max) {
                return number;
            }
        }
        diagnostics.error(
                at,
                "The property %s is %s. Write a whole number from %d to %d."
                        .formatted(key, Diagnostics.shown(text), min, max));
        return ifUnsaid;
    }

    int weight() {
        return number("weight", 1, MAX_WEIGHT, 1);
    }

    RepeatRule repeat() {
        String text = text("repeat", RepeatRule.ALLOW.text());
        Optional<RepeatRule> rule = RepeatRule.named(text);
        if (rule.isEmpty()) {
            diagnostics.error(
                    at,
                    "The repeat of the room is %s. Write allow, avoid, no-immediate or never."
                            .formatted(Diagnostics.shown(text)));
        }
        return rule.orElse(RepeatRule.ALLOW);
    }

    DoorDirection direction() {
        String text = text("direction", DoorDirection.BOTH.text());
        Optional<DoorDirection> direction = DoorDirection.named(text);
        if (direction.isEmpty()) {
            diagnostics.error(
                    at, "The direction of the door is %s. Write both, in or out.".formatted(Diagnostics.shown(text)));
        }
        return direction.orElse(DoorDirection.BOTH);
    }

    List<Transform> transforms() {
        String text = text("transforms", "identity").toLowerCase(Locale.ROOT).strip();
        switch (text) {
            case "identity" -> {
                return Transform.IDENTITY;
            }
            case "rotations" -> {
                return Transform.ROTATIONS;
            }
            case "all" -> {
                return Transform.ALL;
            }
            default -> {
                List<Optional<Transform>> named = Arrays.stream(text.split("\\s*,\\s*"))
                        .map(Transform::named)
                        .toList();
                if (named.stream().anyMatch(Optional::isEmpty)) {
                    diagnostics.error(
                            at,
                            "The transforms of the room are %s. Write identity, rotations, all or names such as r0, m90."
                                    .formatted(Diagnostics.shown(text)));
                }
                List<Transform> known =
                        named.stream().flatMap(Optional::stream).distinct().toList();
                return known.isEmpty() ? Transform.IDENTITY : known;
            }
        }
    }
}
