package undercroft.importing;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import undercroft.source.Quotation;

/**
 * The meaning of an edge in DOT. {@code --} is a connection both ways and {@code ->} one way, unless {@code dir} says
 * otherwise. {@code lock}, or else {@code label}, is its lock. {@code corridor=true}, or a dashed or dotted {@code style}, makes
 * it a corridor.
 *
 * @param isBack whether it leads from its second end to its first
 * @param isVisible invisible edges only arrange the nodes of a drawing, and are no connections
 */
record DotEdge(RoomGraph.Line line, boolean isBack, boolean isVisible) {

    /** The attributes that have a meaning. */
    static final Set<String> ATTRIBUTES = Set.of("dir", "label", "lock", "corridor", "style");

    private static final Set<String> BROKEN = Set.of("dashed", "dotted");
    private static final String INVISIBLE = "invis";

    static DotEdge of(boolean isArrow, Map<String, DotAttribute> attributes, ImportReport report) {
        Optional<DotAttribute> label = attribute(attributes, "label");
        Optional<DotAttribute> lock = attribute(attributes, "lock");
        if (lock.isPresent()) {
            label.ifPresent(both -> report.omit(both.position(), "The label of an edge that has a lock"));
        }
        String direction = word(attributes, "dir", List.of("forward", "back", "both", "none"), report)
                .orElse(isArrow ? "forward" : "none");
        List<String> styles = styles(attributes, report);
        boolean isCorridor = word(attributes, "corridor", List.of("true", "false"), report)
                .map(Boolean::valueOf)
                .orElse(styles.stream().anyMatch(BROKEN::contains));
        boolean isBack = direction.equals("back");
        return new DotEdge(
                new RoomGraph.Line(
                        isBack || direction.equals("forward"),
                        isCorridor,
                        lock.or(() -> label).map(DotAttribute::value).orElse("")),
                isBack,
                !styles.contains(INVISIBLE));
    }

    private static List<String> styles(Map<String, DotAttribute> attributes, ImportReport report) {
        Optional<DotAttribute> style = attribute(attributes, "style");
        List<String> words = style.stream()
                .flatMap(given ->
                        Arrays.stream(given.value().toLowerCase(Locale.ROOT).split(",", -1)))
                .map(String::strip)
                .filter(word -> !word.isEmpty() && !word.equals("solid"))
                .toList();
        for (String word : words) {
            if (!BROKEN.contains(word)) {
                report.omit(style.orElseThrow().position(), "The style %s of edges".formatted(Quotation.plain(word)));
            }
        }
        return words;
    }

    /** An attribute whose value must be one of some words. */
    private static Optional<String> word(
            Map<String, DotAttribute> attributes, String key, List<String> known, ImportReport report) {
        Optional<DotAttribute> attribute = attribute(attributes, key);
        Optional<String> word = attribute.map(given -> given.value().toLowerCase(Locale.ROOT));
        if (word.isPresent() && !known.contains(word.get())) {
            report.error(
                    attribute.orElseThrow().position(),
                    "The %s of an edge is %s. Write one of %s."
                            .formatted(key, Quotation.plain(word.get()), String.join(", ", known)));
            return Optional.empty();
        }
        return word;
    }

    private static Optional<DotAttribute> attribute(Map<String, DotAttribute> attributes, String key) {
        return Optional.ofNullable(attributes.get(key));
    }
}
