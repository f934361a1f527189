/**
 * The allowed relative positions of two rooms.
 *
 * <p>A template under a transform, moved to the origin, is a {@link undercroft.configspace.Shape}; equal shapes of
 * different templates are interned. For a pair of shapes (A, B), everything depends only on the offset of B from A, so
 * two tables answer every query of the search:
 *
 * <ul>
 *   <li>{@link undercroft.configspace.Clearance}: whether, and about how much, B overlaps A at an offset. The offsets
 *       at which the interiors meet are the interior of the Minkowski sum A ⊕ −B, computed for each pair of convex
 *       parts.
 *   <li>{@link undercroft.configspace.ConfigurationSpace}: the offsets at which A and B share a door, or can be joined
 *       by a corridor, and do not overlap. Each pair of door runs yields a lattice segment of offsets, from which the
 *       interior of the Minkowski sum is removed (Ma et al., Game Level Layout from Design Specification, Computer
 *       Graphics Forum 2014, section on configuration spaces, after the motion planning literature).
 * </ul>
 *
 * <p>All decisions are exact, on integers. JTS triangulates, and computes the convex hulls for Minkowski sums of convex
 * parts.
 */
@NullMarked
package undercroft.configspace;

import org.jspecify.annotations.NullMarked;
