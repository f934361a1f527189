package undercroft.fuzz;

import java.util.List;
import java.util.SplittableRandom;

/**
 * The correct files of a target. A file of twice the size is drawn a fourth as often: it takes twice as long, and most
 * defects that show in it show in a smaller file too.
 */
final class SampleSet {

    private final List<Sample> samples;
    private final double total;

    SampleSet(List<Sample> samples) {
        this.samples = List.copyOf(samples);
        this.total = samples.stream().mapToDouble(SampleSet::weight).sum();
    }

    /** The file that an input is made of: for the first seeds each file in turn, then a random one. */
    Sample of(long seed, SplittableRandom random) {
        return seed < samples.size() ? samples.get((int) seed) : any(random);
    }

    Sample any(SplittableRandom random) {
        double left = random.nextDouble() * total;
        int last = samples.size() - 1;
        for (int i = 0; i < last; i++) {
            left -= weight(samples.get(i));
            if (left < 0) {
                return samples.get(i);
            }
        }
        return samples.get(last);
    }

    private static double weight(Sample sample) {
        return 1 / ((double) sample.size() * sample.size());
    }
}
