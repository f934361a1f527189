package undercroft.fuzz;

import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;

/** Stretches layouts, and mends their bounds, which nearly every damage breaks. */
final class LayoutMending implements Mending {

    /** One layout in this many has all its coordinates scaled: only that makes large layouts without broken references. */
    private static final int ONE_IN_STRETCHED = 8;

    /** One layout in this many keeps its wrong bounds. */
    private static final int ONE_IN_BROKEN = 4;

    private static final List<Integer> FACTORS = List.of(-1, 0, 2, 7, 100, 10_000, 1_000_000);

    private static final Set<String> LENGTHS = Set.of("x", "y", "width", "height", "length");

    @Override
    public void mend(Tree tree, SplittableRandom random) {
        if (random.nextInt(ONE_IN_STRETCHED) == 0) {
            int factor = FACTORS.get(random.nextInt(FACTORS.size()));
            forEachLength(tree, (key, number) -> number.setText(Long.toString(Long.parseLong(number.text()) * factor)));
        }
        if (random.nextInt(ONE_IN_BROKEN) > 0) {
            mendBounds(tree);
        }
    }

    private static void mendBounds(Tree tree) {
        LongSummaryStatistics x = new LongSummaryStatistics();
        LongSummaryStatistics y = new LongSummaryStatistics();
        tree.value("rooms").children().stream()
                .map(room -> room.value("outline"))
                .forEach(outline -> forEachLength(
                        outline, (key, number) -> (key.equals("x") ? x : y).accept(Long.parseLong(number.text()))));
        Tree bounds = tree.value("bounds");
        if (x.getCount() > 0 && y.getCount() > 0) {
            set(bounds, "x", x.getMin());
            set(bounds, "y", y.getMin());
            set(bounds, "width", x.getMax() - x.getMin());
            set(bounds, "height", y.getMax() - y.getMin());
        }
    }

    private static void set(Tree mapping, String key, long number) {
        mapping.children().stream()
                .filter(entry -> entry.text().equals(key))
                .flatMap(entry -> entry.children().stream())
                .forEach(value -> value.setText(Long.toString(number)));
    }

    private static void forEachLength(Tree tree, BiConsumer<String, Tree> action) {
        tree.all()
                .filter(part -> part.kind() == Tree.Kind.ENTRY && LENGTHS.contains(part.text()))
                .forEach(entry -> entry.children().stream()
                        .filter(value -> value.text().matches("-?[0-9]{1,10}"))
                        .forEach(value -> action.accept(entry.text(), value)));
    }
}
