package undercroft.survey;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A part of a line.
 *
 * @param from where it begins
 * @param to where it ends, at least {@code from}
 */
record Interval(int from, int to) {

    /** The length of what both have in common, 0 or less if that is nothing. */
    int overlap(Interval other) {
        return Math.min(to, other.to) - Math.max(from, other.from);
    }

    /** The fewest intervals with the same whole numbers, both ends included, in order. */
    static List<Interval> united(List<Interval> intervals) {
        List<Interval> united = new ArrayList<>();
        for (Interval next : intervals.stream()
                .sorted(Comparator.comparingInt(Interval::from))
                .toList()) {
            int last = united.size() - 1;
            if (last >= 0 && next.from <= united.get(last).to + 1) {
                united.set(last, new Interval(united.get(last).from, Math.max(united.get(last).to, next.to)));
            } else {
                united.add(next);
            }
        }
        return united;
    }

    /** The whole numbers of this interval, both ends included, that are not in another one. */
    List<Interval> without(Interval other) {
        List<Interval> rest = new ArrayList<>();
        if (from < other.from) {
            rest.add(new Interval(from, Math.min(to, other.from - 1)));
        }
        if (to > other.to) {
            rest.add(new Interval(Math.max(from, other.to + 1), to));
        }
        return rest;
    }
}
