package undercroft;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A picture of the packages in layers, from the dependencies of the compiled classes. A package lies above all packages it depends on,
 * and a line leads down to each of them that it does not reach by way of another (the transitive reduction). Sub-packages count as
 * part of the package they are in.
 */
final class LayersPicture {

    /** The package of the library's front door. */
    static final String ROOT = "undercroft";

    private static final String PREFIX = ROOT + ".";

    private static final int BOX_WIDTH = 92;
    private static final int BOX_HEIGHT = 26;
    private static final int COLUMN_STEP = 108;
    private static final int ROW_STEP = 62;
    private static final int MARGIN = 16;

    /** How many times the rows are sorted by the places of their neighbours: enough for the order to settle. */
    private static final int SORTINGS = 24;

    private final Map<String, Set<String>> dependencies = new TreeMap<>();
    private final Map<String, Integer> layers = new TreeMap<>();
    private final List<List<String>> rows = new ArrayList<>();
    private final Map<String, Double> x = new HashMap<>();

    LayersPicture(JavaClasses classes) {
        for (JavaClass from : classes) {
            Set<String> to = dependencies.computeIfAbsent(packageOf(from), absent -> new TreeSet<>());
            for (Dependency dependency : from.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass().getBaseComponentType();
                if (isOurs(target) && !packageOf(target).equals(packageOf(from))) {
                    to.add(packageOf(target));
                }
            }
        }
        dependencies.keySet().forEach(this::layer);
        arrange();
    }

    /** The packages, each with the packages it depends on. */
    Map<String, Set<String>> dependencies() {
        return dependencies;
    }

    /** The picture as an SVG document. */
    String svg() {
        int widest = rows.stream().mapToInt(List::size).max().orElseThrow();
        int width = 2 * MARGIN + (widest - 1) * COLUMN_STEP + BOX_WIDTH;
        int height = 2 * MARGIN + (rows.size() - 1) * ROW_STEP + BOX_HEIGHT;
        StringBuilder svg = new StringBuilder("""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" font-family="sans-serif" font-size="13">
                <title>The packages in layers</title>
                <rect width="%d" height="%d" fill="#ffffff"/>
                <g fill="none" stroke="#8a94a6" stroke-width="1.2">
                """.formatted(width, height, width, height, width, height));
        dependencies.forEach((from, all) -> reduced(all).forEach(to -> svg.append(line(from, to, width))));
        svg.append("</g>\n<g fill=\"#eef2f8\" stroke=\"#42526e\">\n");
        layers.keySet()
                .forEach(name -> svg.append(String.format(
                                Locale.ROOT,
                                "<rect x=\"%.0f\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"4\"/>%n",
                                centre(name, width) - BOX_WIDTH / 2.0,
                                top(name),
                                BOX_WIDTH,
                                BOX_HEIGHT)
                        .replace("\r\n", "\n")));
        svg.append("</g>\n<g text-anchor=\"middle\" fill=\"#172b4d\">\n");
        layers.keySet()
                .forEach(name -> svg.append(String.format(
                        Locale.ROOT,
                        "<text x=\"%.0f\" y=\"%d\">%s</text>\n",
                        centre(name, width),
                        top(name) + 18,
                        name)));
        return svg.append("</g>\n</svg>\n").toString();
    }

    private String line(String from, String to, int width) {
        double fromX = centre(from, width);
        double toX = centre(to, width);
        int fromY = top(from) + BOX_HEIGHT;
        int toY = top(to);
        int middle = (fromY + toY) / 2;
        return String.format(
                Locale.ROOT,
                "<path d=\"M%.0f %d C%.0f %d %.0f %d %.0f %d\"/>\n",
                fromX,
                fromY,
                fromX,
                middle,
                toX,
                middle,
                toX,
                toY);
    }

    /** The dependencies that cannot be reached by way of another one. */
    private Set<String> reduced(Set<String> all) {
        Set<String> reduced = new TreeSet<>(all);
        all.forEach(one -> reduced.removeAll(reachable(one)));
        return reduced;
    }

    private Set<String> reachable(String from) {
        Set<String> reachable = new LinkedHashSet<>();
        for (String to : dependenciesOf(from)) {
            reachable.add(to);
            reachable.addAll(reachable(to));
        }
        return reachable;
    }

    private int layer(String name) {
        Integer known = layers.get(name);
        if (known == null) {
            known = dependenciesOf(name).stream()
                    .mapToInt(to -> layer(to) + 1)
                    .max()
                    .orElse(0);
            layers.put(name, known);
        }
        return known;
    }

    /** Orders every row by the mean place of the packages above and below that are joined to each package. */
    private void arrange() {
        int count = layers.values().stream().mapToInt(layer -> layer).max().orElseThrow() + 1;
        for (int i = 0; i < count; i++) {
            rows.add(new ArrayList<>());
        }
        layers.forEach((name, layer) -> rows.get(layer).add(name));
        rows.forEach(this::spread);
        for (int i = 0; i < SORTINGS; i++) {
            for (List<String> row : rows) {
                Map<String, Double> wanted = new HashMap<>();
                row.forEach(name -> wanted.put(name, wantedPlace(name)));
                row.sort(Comparator.comparingDouble((String name) -> wanted.getOrDefault(name, 0.0))
                        .thenComparing(name -> name));
                spread(row);
            }
        }
    }

    private void spread(List<String> row) {
        for (int i = 0; i < row.size(); i++) {
            x.put(row.get(i), (i - (row.size() - 1) / 2.0) * COLUMN_STEP);
        }
    }

    private double wantedPlace(String name) {
        Set<String> joined = new TreeSet<>(reduced(dependenciesOf(name)));
        dependencies.forEach((other, all) -> {
            if (reduced(all).contains(name)) {
                joined.add(other);
            }
        });
        return joined.stream().mapToDouble(this::place).average().orElse(0);
    }

    private double centre(String name, int width) {
        return width / 2.0 + place(name);
    }

    private int top(String name) {
        return MARGIN + (rows.size() - 1 - layer(name)) * ROW_STEP;
    }

    private Set<String> dependenciesOf(String name) {
        return dependencies.getOrDefault(name, Set.of());
    }

    private double place(String name) {
        return x.getOrDefault(name, 0.0);
    }

    private static boolean isOurs(JavaClass type) {
        return type.getPackageName().equals(ROOT) || type.getPackageName().startsWith(PREFIX);
    }

    private static String packageOf(JavaClass type) {
        if (type.getPackageName().equals(ROOT)) {
            return ROOT;
        }
        String below = type.getPackageName().substring(PREFIX.length());
        return below.contains(".") ? below.substring(0, below.indexOf('.')) : below;
    }
}
