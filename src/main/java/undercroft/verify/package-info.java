/**
 * The independent judge of layouts. It shares the vocabulary of the other packages (points, polygons, templates,
 * levels, layouts) and no decision with the search: transforms, lattice steps, facings, overlaps, distances and the
 * doors that a template offers are all worked out here a second time, in other ways and in world cells.
 *
 * <p>In order:
 *
 * <ol>
 *   <li>{@link undercroft.verify.StructureCheck}: indexes, lists and references agree. What follows needs sound
 *       references, so a layout without them is not looked at further.
 *   <li>{@link undercroft.verify.OutlineCheck}: outlines are simple, interiors do not overlap.
 *   <li>{@link undercroft.verify.DoorCheck}: each {@link undercroft.verify.Passage} (a connection, or each half of one
 *       with a corridor) has its one door, on both outlines.
 *   <li>With a level, {@link undercroft.verify.CompletenessCheck}: everything that was drawn is there, and nothing else.
 *   <li>{@link undercroft.verify.TemplateCheck}: templates, transforms, outlines and pins, and {@link
 *       undercroft.verify.OfferCheck}: the doors are ones that both templates offer.
 *   <li>{@link undercroft.verify.RuleCheck}: distances and repetitions.
 * </ol>
 *
 * <p>All of it is decided on integers. {@link undercroft.verify.Region} cuts outlines into triangles, for which overlap
 * and Chebyshev distance are one separating-axis test.
 */
@NullMarked
package undercroft.verify;

import org.jspecify.annotations.NullMarked;
