/**
 * The order in which a level's rooms are laid out: chains of a few rooms each, so that every chain is attached to rooms
 * already placed. Cycles come first, because they are the hard part, and trees last.
 *
 * <p>Based on Ma, Vining, Lefebvre and Sheffer, "Game Level Layout from Design Specification", Computer Graphics Forum
 * 33(2), 2014, and Nepožitek and Gemrot, "Fast Configurable Tile-Based Dungeon Level Generator", GAME-ON 2018. {@link
 * undercroft.chain.ChainDecomposition} lists the differences.
 */
@NullMarked
package undercroft.chain;

import org.jspecify.annotations.NullMarked;
