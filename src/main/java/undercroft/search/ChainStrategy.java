package undercroft.search;

import java.util.function.Predicate;
import undercroft.chain.Chain;

/** A way of laying out one chain on top of what stands. */
interface ChainStrategy {

    /**
     * Lays out a chain none of whose rooms stands.
     *
     * @param isWelcome whether a legal layout of the chain is wanted; the chain's rooms stand when it is asked
     * @return whether the chain's rooms now stand, legally and welcome; if not, none of them stands
     */
    boolean layOut(Chain chain, Predicate<PartialLayout> isWelcome);
}
