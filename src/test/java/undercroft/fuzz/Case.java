package undercroft.fuzz;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

/** The input of a target that a seed makes: always the same. */
record Case(Target target, List<Sample> samples, long seed) {

    /** The name of the damaged file. */
    String fileName() {
        return sample(random()).name();
    }

    /** The damaged file. */
    byte[] bytes() {
        SplittableRandom random = random();
        Sample sample = sample(random);
        return new Mutator(random).damaged(sample, samples, target.mending());
    }

    Input in(Path folder) {
        return new Input(seed, folder.resolve(fileName()));
    }

    private SplittableRandom random() {
        return new SplittableRandom(seed);
    }

    /** One of the samples, more often one of the first. */
    private Sample sample(SplittableRandom random) {
        return samples.get(random.nextInt(1 + random.nextInt(samples.size())));
    }

    @Override
    public String toString() {
        return "%s, seed %d".formatted(target.name(), seed);
    }
}
