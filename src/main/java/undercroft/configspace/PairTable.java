package undercroft.configspace;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BiFunction;

/**
 * What is known of each ordered pair of shapes, worked out when it is first asked for. Thread-safe: two threads that ask
 * at once both work it out, equal values, and one of them is kept.
 */
final class PairTable<T> {

    private final int shapes;
    private final AtomicReferenceArray<T> values;
    private final BiFunction<Integer, Integer, T> derive;

    PairTable(int shapes, BiFunction<Integer, Integer, T> derive) {
        this.shapes = shapes;
        this.values = new AtomicReferenceArray<>(shapes * shapes);
        this.derive = derive;
    }

    T get(int shapeA, int shapeB) {
        int cell = shapeA * shapes + shapeB;
        T known = values.get(cell);
        return known != null ? known : fill(cell, shapeA, shapeB);
    }

    private T fill(int cell, int shapeA, int shapeB) {
        T value = derive.apply(shapeA, shapeB);
        return values.compareAndSet(cell, null, value) ? value : values.get(cell);
    }
}
