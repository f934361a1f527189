package undercroft.fuzz;

import java.nio.file.Path;
import java.util.SplittableRandom;

/** The input of a target that a seed makes: always the same. */
record Case(Target target, SampleSet samples, long seed) {

    /** The name of the damaged file. */
    String fileName() {
        return samples.of(seed, random()).name();
    }

    /** The damaged file. */
    byte[] bytes() {
        SplittableRandom random = random();
        Sample sample = samples.of(seed, random);
        return new Mutator(random).damaged(sample, samples, target.mending());
    }

    Input in(Path folder) {
        return new Input(seed, folder.resolve(fileName()), bytes());
    }

    private SplittableRandom random() {
        return new SplittableRandom(seed);
    }

    @Override
    public String toString() {
        return "%s, seed %d".formatted(target.name(), seed);
    }
}
