package undercroft.export;

import java.util.ArrayList;
import java.util.List;

/**
 * An axis on which equal ratios are equally long. It begins and ends at a 1, 2 or 5 times a power of ten.
 *
 * @param from where it begins, above zero
 * @param to where it ends, above {@code from}
 */
record LogAxis(double from, double to) {

    private static final int[] STEPS = {1, 2, 5};

    /** Numbers keep this factor from the axis' ends, so that what is drawn about them stays inside. */
    private static final double ROOM = 1.15;

    /** With more powers of ten than this, only they are labelled. */
    private static final double MOST_DECADES = 3.2;

    /**
     * A number to be shown on the axis.
     *
     * @param isStrong whether it is a power of ten
     */
    record Tick(double value, boolean isStrong, boolean isLabelled) {}

    /** An axis that holds all numbers between two that are above zero. */
    static LogAxis around(double least, double most) {
        return new LogAxis(roundBelow(least / ROOM), roundAbove(most * ROOM));
    }

    /** Where a number stands: 0 at the beginning, 1 at the end. */
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

    /** As a program's text has it, so that equal ticks are equal numbers. */
    private static double power(int exponent) {
        return Double.parseDouble("1e" + exponent);
    }

    private static double log(double value) {
        return StrictMath.log10(value);
    }
}
