/**
 * Layouts as tiles, for engines and editors that work on a grid: a {@link undercroft.tiles.TileMap} makes every cell,
 * or each of several tiles to a cell, floor, wall, a door of some kind, corridor, pillar or void.
 *
 * <p>The stages:
 *
 * <ol>
 *   <li>{@link undercroft.tiles.CellOwners}: each cell belongs to the room that covers its centre, so slanted walls
 *       become stairs.
 *   <li>{@code Openings}: each step of a door opens the sides nearest to it between cells of its two rooms. The cells
 *       on both sides become door tiles.
 *   <li>{@link undercroft.tiles.Floors}: holes and pillars are solid, and a rough edge ({@code RoughEdge}) turns some of the
 *       cells along the outline into rock, for tiles and pictures alike. What is left is floor.
 *   <li>{@code SharedWallThinning}, with solid walls: where two rooms meet, one of them gives up its tiles along the wall. These
 *       become wall, and so does the void around all floors.
 *   <li>{@code WallRing}, with walls inside: the outermost cells of a room become wall, except a path from each of its
 *       doors to the rest of the room. Rooms that are too thin, such as most corridors, remain floor.
 *   <li>{@code WallRuns}: with walls on the edges, there is a wall on every side between two owners that no door opens.
 *       With the other rules, such walls are needed only where neither room has tiles for them.
 * </ol>
 *
 * <p>Moving from tile to tile across sides, but not through these last walls, one can leave a room only by its doors.
 * Diagonal moves may leak where corridors meet at a corner. All decisions are made on integers.
 */
@NullMarked
package undercroft.tiles;

import org.jspecify.annotations.NullMarked;
