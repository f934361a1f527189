package org.teavm.classlib.java.util.concurrent.atomic;

/** {@code java.util.concurrent.atomic.AtomicReferenceArray} where there is only one thread. */
public class TAtomicReferenceArray<E> {

    private final Object[] items;

    public TAtomicReferenceArray(int length) {
        items = new Object[length];
    }

    public int length() {
        return items.length;
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        return (E) items[index];
    }

    public void set(int index, E item) {
        items[index] = item;
    }

    public E getAndSet(int index, E item) {
        E before = get(index);
        items[index] = item;
        return before;
    }

    public boolean compareAndSet(int index, E expected, E item) {
        boolean isExpected = items[index] == expected;
        if (isExpected) {
            items[index] = item;
        }
        return isExpected;
    }
}
