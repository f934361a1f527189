package undercroft.search;

import undercroft.level.SearchParameter;
import undercroft.level.SearchParameters;
import undercroft.random.SeededRandom;

/**
 * Decides which worsening moves simulated annealing accepts (Kirkpatrick, Gelatt and Vecchi, Optimization by Simulated
 * Annealing, 1983). The temperature is relative: an average worsening, averaged over those met so far, is accepted with
 * a probability that falls geometrically in its logarithm from the first cycle to the last.
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

    /** Back to the first temperature. */
    void heat() {
        temperature = firstTemperature;
        worseningSum = 0;
        worsenings = 0;
    }

    /** On to the next cycle's temperature. */
    void cool() {
        temperature *= cooling;
    }

    /** Whether to accept a change of energy; a random number is drawn only for a change for the worse. */
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
