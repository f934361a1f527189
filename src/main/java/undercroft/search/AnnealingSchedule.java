package undercroft.search;

import undercroft.level.SearchParameter;
import undercroft.level.SearchParameters;
import undercroft.random.SeededRandom;

/**
 * Decides which worsening moves simulated annealing accepts (Kirkpatrick, Gelatt and Vecchi, Optimization by Simulated Annealing,
 * 1983). The temperature is relative to the average of the worsenings met so far: a worsening of that size is accepted with a
 * probability whose logarithm changes geometrically from the first cycle to the last.
 */
final class AnnealingSchedule {

    private final int cycles;
    private final double firstTemperature;
    private final double cooling;
    private double temperature;
    private double worseningSum;
    private long worsenings;

    AnnealingSchedule(SearchParameters parameters) {
        cycles = parameters.getInt(SearchParameter.CYCLES);
        firstTemperature = temperatureFor(parameters.get(SearchParameter.ACCEPTANCE_START));
        double lastTemperature = temperatureFor(parameters.get(SearchParameter.ACCEPTANCE_END));
        cooling = cycles == 1 ? 1 : StrictMath.pow(lastTemperature / firstTemperature, 1.0 / (cycles - 1));
        temperature = firstTemperature;
    }

    int cycles() {
        return cycles;
    }

    /** Returns to the first temperature. */
    void heat() {
        temperature = firstTemperature;
        worseningSum = 0;
        worsenings = 0;
    }

    /** Goes on to the next cycle's temperature. */
    void cool() {
        temperature *= cooling;
    }

    /** Decides whether to accept a change of energy. A random number is drawn only for a change for the worse. */
    boolean accepts(double change, SeededRandom random) {
        if (change <= 0) {
            return true;
        }
        worseningSum += change;
        worsenings++;
        double average = worseningSum / worsenings;
        return random.unit() < StrictMath.exp(-change / (average * temperature));
    }

    /** The temperature, in average worsenings, at which an average worsening is accepted with this probability. */
    private static double temperatureFor(double probability) {
        return -1 / StrictMath.log(probability);
    }
}
