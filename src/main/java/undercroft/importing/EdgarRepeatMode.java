package undercroft.importing;

import java.util.List;
import java.util.Optional;
import undercroft.template.RepeatRule;

/**
 * Edgar's rules for repeating a template, by name in YAML and by number in JSON; see {@code RoomTemplateRepeatMode.cs} in
 * OndrejNepozitek/Edgar-DotNet. {@code NoRepeat} becomes {@code avoid}, because it is only a preference there ("should not
 * repeat in a level if possible", {@code LevelDescriptionGrid2D.cs}).
 */
final class EdgarRepeatMode {

    private static final List<String> NAMES = List.of("AllowRepeat", "NoImmediate", "NoRepeat");
    private static final List<RepeatRule> RULES = List.of(RepeatRule.ALLOW, RepeatRule.NO_IMMEDIATE, RepeatRule.AVOID);

    private EdgarRepeatMode() {}

    /** The rule that a name or number stands for. */
    static Optional<RepeatRule> named(String text) {
        for (int i = 0; i < NAMES.size(); i++) {
            if (NAMES.get(i).equalsIgnoreCase(text) || Integer.toString(i).equals(text)) {
                return Optional.of(RULES.get(i));
            }
        }
        return Optional.empty();
    }
}
