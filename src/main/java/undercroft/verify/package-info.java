/**
 * The independent verification of layouts. It shares the data types of the other packages (points, polygons, templates,
 * levels, layouts) but no decision with the search: transforms, lattice steps, facings, overlaps, distances and the
 * doors that a template offers are computed here a second time, by other methods and in world cells.
 *
 * <p>In order:
 *
 * <ol>
 *   <li>{@link undercroft.verify.StructureCheck}: indexes, lists and references agree. The other checks need sound
 *       references, so they are skipped for a layout without them.
 *   <li>{@link undercroft.verify.OutlineCheck}: outlines are simple and interiors do not overlap.
 *   <li>{@link undercroft.verify.DoorCheck}: each {@link undercroft.verify.Passage} (a connection, or each half of one
 *       with a corridor) has one door, on both outlines.
 *   <li>{@link undercroft.verify.PuzzleCheck}: puzzles lie where they may, and {@link undercroft.verify.PuzzleContentCheck}: their
 *       solutions solve them, none is shorter, and their seeds give the same puzzles again.
 *   <li>With a level, {@link undercroft.verify.CompletenessCheck}: the layout has everything in the level and nothing
 *       else.
 *   <li>{@link undercroft.verify.TemplateCheck}: templates, transforms, outlines and pins, and {@link
 *       undercroft.verify.OfferCheck}: both templates offer the doors.
 *   <li>{@link undercroft.verify.RuleCheck}: distances and repetitions.
 *   <li>{@link undercroft.verify.SurveyCheck}: what was measured on the layout, by {@link undercroft.verify.WalkCheck}, {@link
 *       undercroft.verify.MinimapCheck} and {@link undercroft.verify.SlotCheck}. Distances are by definition those of a search over
 *       tiles, so the tiles are taken from their package.
 * </ol>
 *
 * <p>That a puzzle is the one of its seed is by definition what {@link undercroft.filling} makes of that seed.
 *
 * <p>All decisions are made on integers. {@link undercroft.verify.Region} cuts outlines into triangles, for which one
 * separating-axis test decides both overlap and Chebyshev distance.
 */
@NullMarked
package undercroft.verify;

import org.jspecify.annotations.NullMarked;
