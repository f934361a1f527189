package undercroft.fuzz;

import java.util.SplittableRandom;

/** Mends a part of a damaged file that nearly every damage breaks, or damages it in a way that only its format knows. */
@FunctionalInterface
interface Mending {

    void mend(Tree tree, SplittableRandom random);
}
