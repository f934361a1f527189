package undercroft.importing;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.geometry.Transform;
import undercroft.source.Quotation;
import undercroft.source.SourcePosition;
import undercroft.template.DoorDirection;
import undercroft.template.RepeatRule;

/**
 * Typed access to the properties of an object in a Tiled map. A value of the wrong type is an error.
 *
 * @param position of the object
 */
record TiledProperties(SourcePosition position, Map<String, String> all, ImportReport report) {

    /** The highest weight that the reader of levels accepts. */
    private static final int MAX_WEIGHT = 1_000_000;

    /** In characters; the reader of levels accepts no more. */
    private static final int MAX_TEXT_LENGTH = 200;

    /** Warns that every property but the known ones has no equivalent. */
    void omitOthers(Set<String> known) {
        for (String key : all.keySet()) {
            if (!known.contains(key)) {
                report.omit(position, "The property " + Quotation.plain(key));
            }
        }
    }

    private String text(String key, String defaultValue) {
        return all.getOrDefault(key, defaultValue);
    }

    /** The socket of a door; "" if it has none. */
    String socket() {
        String socket = text("socket", "");
        if (socket.length() <= MAX_TEXT_LENGTH && socket.codePoints().noneMatch(Character::isISOControl)) {
            return socket;
        }
        report.error(
                position,
                "The socket of the door is %s. Write one line of at most %d characters."
                        .formatted(Quotation.plain(socket), MAX_TEXT_LENGTH));
        return "";
    }

    int number(String key, int min, int max, int defaultValue) {
        if (!all.containsKey(key)) {
            return defaultValue;
        }
        String text = text(key, "");
        if (text.matches("[0-9]{1,7}")) {
            int number = Integer.parseInt(text);
            if (number >= min && number <= max) {
                return number;
            }
        }
        report.error(
                position,
                "The property %s is %s. Write a whole number from %d to %d."
                        .formatted(key, Quotation.plain(text), min, max));
        return defaultValue;
    }

    int weight() {
        return number("weight", 1, MAX_WEIGHT, 1);
    }

    RepeatRule repeat() {
        String text = text("repeat", RepeatRule.ALLOW.text());
        Optional<RepeatRule> rule = RepeatRule.named(text);
        if (rule.isEmpty()) {
            report.error(
                    position,
                    "The repeat of the room is %s. Write allow, avoid, no-immediate or never."
                            .formatted(Quotation.plain(text)));
        }
        return rule.orElse(RepeatRule.ALLOW);
    }

    DoorDirection direction() {
        String text = text("direction", DoorDirection.BOTH.text());
        Optional<DoorDirection> direction = DoorDirection.named(text);
        if (direction.isEmpty()) {
            report.error(
                    position,
                    "The direction of the door is %s. Write both, in or out.".formatted(Quotation.plain(text)));
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
                List<Optional<Transform>> named = Arrays.stream(text.split(",", -1))
                        .map(String::strip)
                        .map(Transform::named)
                        .toList();
                if (named.stream().anyMatch(Optional::isEmpty)) {
                    report.error(
                            position,
                            "The transforms of the room are %s. Write identity, rotations, all or names such as r0, m90."
                                    .formatted(Quotation.plain(text)));
                }
                List<Transform> known =
                        named.stream().flatMap(Optional::stream).distinct().toList();
                return known.isEmpty() ? Transform.IDENTITY : known;
            }
        }
    }
}
