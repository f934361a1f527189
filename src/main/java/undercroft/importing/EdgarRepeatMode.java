package undercroft.importing;

import java.util.List;
import java.util.Optional;
import undercroft.template.RepeatRule;

/**
 * How Edgar says that a template may repeat, by name in YAML and by number in JSON: {@code RoomTemplateRepeatMode.cs} in
 * OndrejNepozitek/Edgar-DotNet. {@code NoRepeat} is a wish there ("should not repeat in a level if possible", says
 * {@code LevelDescriptionGrid2D.cs}), and so becomes {@code avoid}.
 */
final class EdgarRepeatMode {

    private static final List<String> NAMES = List.of("AllowRepeat", "NoImmediate", "NoRepeat");
    private static final List<RepeatRule> RULES = List.of(RepeatRule.ALLOW, RepeatRule.NO_IMMEDIATE, RepeatRule.AVOID);

    private EdgarRepeatMode() {}

    /** The rule of a name or number. */
    static Optional<RepeatRule> named(String text) {
        for (int i = 0; i < NAMES.size(); i++) {
            if (NAMES.get(i).equalsIgnoreCase(text) || Integer.toString(i).equals(text)) {
                return Optional.of(RULES.get(i));
            }
        }
        return Optional.empty();
    }
}
