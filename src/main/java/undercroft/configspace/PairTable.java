package undercroft.configspace;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BiFunction;

/**
 * A value for each ordered pair of shapes, computed on first use. Thread-safe: if two threads ask for the same pair at
 * once, both compute equal values and one of them is kept.
 */
final class PairTable<T> {

    private final int shapes;
    private final AtomicReferenceArray<T> values;
    private final BiFunction<Integer, Integer, T> compute;

    PairTable(int shapes, BiFunction<Integer, Integer, T> compute) {
        this.shapes = shapes;
        this.values = new AtomicReferenceArray<>(shapes * shapes);
        this.compute = compute;
    }

    T get(int shapeA, int shapeB) {
        int cell = shapeA * shapes + shapeB;
        T known = values.get(cell);
        return known != null ? known : fill(cell, shapeA, shapeB);
    }

    private T fill(int cell, int shapeA, int shapeB) {
        T value = compute.apply(shapeA, shapeB);
        return values.compareAndSet(cell, null, value) ? value : values.get(cell);
    }
}
