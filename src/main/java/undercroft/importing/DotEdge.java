package undercroft.importing;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What an edge of DOT means: {@code --} is a connection both ways and {@code ->} one way unless {@code dir} says otherwise,
 * {@code lock} or else {@code label} is what opens it, and {@code corridor=true} or a {@code style} that is dashed or dotted
 * is a corridor.
 *
 * @param isBack whether it leads from its second end to its first
 * @param isVisible edges that are not seen only move nodes about
 */
record DotEdge(BareGraph.Line line, boolean isBack, boolean isVisible) {

    /** The attributes that mean something. */
    static final Set<String> ATTRIBUTES = Set.of("dir", "label", "lock", "corridor", "style");

    private static final Set<String> BROKEN = Set.of("dashed", "dotted");
    private static final String INVISIBLE = "invis";

    static DotEdge of(boolean isArrow, Map<String, DotAttribute> attributes, Diagnostics diagnostics) {
        Optional<DotAttribute> label = attribute(attributes, "label");
        Optional<DotAttribute> lock = attribute(attributes, "lock");
        if (lock.isPresent()) {
            label.ifPresent(both -> diagnostics.passOver(both.at(), "The label of an edge that has a lock"));
        }
        String direction = word(attributes, "dir", List.of("forward", "back", "both", "none"), diagnostics)
                .orElse(isArrow ? "forward" : "none");
        List<String> styles = styles(attributes, diagnostics);
        boolean isCorridor = word(attributes, "corridor", List.of("true", "false"), diagnostics)
                .map(Boolean::valueOf)
                .orElse(styles.stream().anyMatch(BROKEN::contains));
        boolean isBack = direction.equals("back");
        return new DotEdge(
                new BareGraph.Line(
                        isBack || direction.equals("forward"),
                        isCorridor,
                        lock.or(() -> label).map(DotAttribute::value).orElse("")),
                isBack,
                !styles.contains(INVISIBLE));
    }

    private static List<String> styles(Map<String, DotAttribute> attributes, Diagnostics diagnostics) {
        Optional<DotAttribute> style = attribute(attributes, "style");
        List<String> words = style.stream()
                .flatMap(given -> Arrays.stream(
                        given.value().toLowerCase(Locale.ROOT).strip().split("\\s*,\\s*")))
                .filter(word -> !word.isEmpty() && !word.equals("solid"))
                .toList();
        for (String word : words) {
            if (!BROKEN.contains(word)) {
                diagnostics.passOver(
                        style.orElseThrow().at(), "The style %s of edges".formatted(Diagnostics.shown(word)));
            }
        }
        return words;
    }

    /** An attribute that is one of some words. */
    private static Optional<String> word(
            Map<String, DotAttribute> attributes, String key, List<String> known, Diagnostics diagnostics) {
        Optional<DotAttribute> attribute = attribute(attributes, key);
        Optional<String> word = attribute.map(given -> given.value().toLowerCase(Locale.ROOT));
        if (word.isPresent() && !known.contains(word.get())) {
            diagnostics.error(
                    attribute.orElseThrow().at(),
                    "The %s of an edge is %s. Write one of %s."
                            .formatted(key, Diagnostics.shown(word.get()), String.join(", ", known)));
            return Optional.empty();
        }
        return word;
    }

    private static Optional<DotAttribute> attribute(Map<String, DotAttribute> attributes, String key) {
        return Optional.ofNullable(attributes.get(key));
    }
}
