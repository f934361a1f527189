/**
 * The order in which a level's rooms are laid out: chains of a few rooms each, one after the other, so that every chain
 * hangs on what already stands. Cycles come first, because they are the hard part, and trees last.
 *
 * <p>The idea is that of Ma, Vining, Lefebvre and Sheffer, "Game Level Layout from Design Specification", Computer
 * Graphics Forum 33(2), 2014, followed by Nepožitek and Gemrot, "Fast Configurable Tile-Based Dungeon Level Generator",
 * GAME-ON 2018. {@link undercroft.chain.ChainDecomposition} says where it departs from them.
 */
@NullMarked
package undercroft.chain;

import org.jspecify.annotations.NullMarked;
