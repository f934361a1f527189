package undercroft.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;

/**
 * A summary of levels whose names begin alike, or of all levels.
 *
 * @param levels at least one
 */
record Group(String name, List<Comparison> levels) {

    private static final String ALL = "all";

    /**
     * The part of a name after the name of the group: {@code paper1_orig} and {@code paper2_rect} are both in the group
     * paper.
     */
    private static final Pattern REST_OF_NAME = Pattern.compile("[-_ ]*[0-9_].*");

    Group {
        levels = List.copyOf(levels);
    }

    /** The groups with several levels, in the order of their first levels, and then all levels as a group. */
    static List<Group> of(List<Comparison> levels) {
        Map<String, List<Comparison>> byName = new LinkedHashMap<>();
        for (Comparison level : levels) {
            String name = REST_OF_NAME.matcher(level.figures().level()).replaceFirst("");
            byName.computeIfAbsent(name, absent -> new ArrayList<>()).add(level);
        }
        List<Group> groups = new ArrayList<>();
        byName.forEach((name, members) -> {
            if (members.size() > 1) {
                groups.add(new Group(name, members));
            }
        });
        if (groups.size() != 1 || groups.get(0).levels().size() < levels.size()) {
            groups.add(new Group(ALL, levels));
        }
        return groups;
    }

    int found() {
        return levels.stream().mapToInt(level -> level.figures().found()).sum();
    }

    int tried() {
        return levels.stream().mapToInt(level -> level.figures().tried()).sum();
    }

    long impossible() {
        return levels.stream().filter(level -> level.figures().isImpossible()).count();
    }

    /** The geometric mean of a positive figure, over the levels that have it. */
    Optional<Double> typical(Function<Comparison, Optional<Double>> figure) {
        return sample(figure).map(Sample::geometricMean);
    }

    /** The mean of a figure of the variety, over the levels that have a variety. */
    Optional<Double> variety(ToDoubleFunction<Variety> figure) {
        return sample(level -> level.figures().variety().map(figure::applyAsDouble))
                .map(Sample::mean);
    }

    /** The highest of a figure, with the name of its level. */
    String worst(Function<Comparison, Optional<Double>> figure) {
        return levels.stream()
                .filter(level -> figure.apply(level).isPresent())
                .max(Comparator.comparing(level -> figure.apply(level).orElseThrow()))
                .map(level -> Figure.brief(figure.apply(level)) + " "
                        + level.figures().level())
                .orElse(Figure.NONE);
    }

    private Optional<Sample> sample(Function<Comparison, Optional<Double>> figure) {
        List<Double> numbers =
                levels.stream().map(figure).flatMap(Optional::stream).toList();
        return numbers.isEmpty() ? Optional.empty() : Optional.of(Sample.of(numbers));
    }
}
