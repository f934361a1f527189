package undercroft.export;

import java.util.ArrayList;
import java.util.List;

/**
 * A logarithmic axis. It begins and ends at 1, 2 or 5 times a power of ten.
 *
 * @param from the number at its beginning, above zero
 * @param to the number at its end, above {@code from}
 */
record LogAxis(double from, double to) {

    private static final int[] STEPS = {1, 2, 5};

    /** Numbers are at least this factor away from the ends of the axis, so that their marks stay inside. */
    private static final double ROOM = 1.15;

    /** With more powers of ten than this, only powers of ten are labelled. */
    private static final double MOST_DECADES = 3.2;

    /**
     * A number labelled on the axis.
     *
     * @param isStrong whether it is a power of ten
     */
    record Tick(double value, boolean isStrong, boolean isLabelled) {}

    /** An axis for all numbers between two, both above zero. */
    static LogAxis around(double least, double most) {
        return new LogAxis(roundBelow(least / ROOM), roundAbove(most * ROOM));
    }

    /** The position of a number: 0 at the beginning, 1 at the end. */
    double position(double value) {
        return (log(value) - log(from)) / (log(to) - log(from));
    }

    List<Tick> ticks() {
        boolean areAllLabelled = log(to) - log(from) <= MOST_DECADES;
        List<Tick> ticks = new ArrayList<>();
        for (int exponent = exponent(from); exponent <= exponent(to); exponent++) {
            for (int step : STEPS) {
                double value = step * power(exponent);
                if (value >= from && value <= to) {
                    ticks.add(new Tick(value, step == 1, step == 1 || areAllLabelled));
                }
            }
        }
        return ticks;
    }

    private static double roundBelow(double value) {
        double power = power(exponent(value));
        double below = power;
        for (int step : STEPS) {
            below = step * power <= value ? step * power : below;
        }
        return below;
    }

    private static double roundAbove(double value) {
        int exponent = exponent(value);
        for (int step : STEPS) {
            if (step * power(exponent) >= value) {
                return step * power(exponent);
            }
        }
        return power(exponent + 1);
    }

    private static int exponent(double value) {
        return (int) Math.floor(log(value));
    }

    /** Computed through decimal text, so that equal ticks are equal numbers. */
    private static double power(int exponent) {
        return Double.parseDouble("1e" + exponent);
    }

    private static double log(double value) {
        return StrictMath.log10(value);
    }
}
