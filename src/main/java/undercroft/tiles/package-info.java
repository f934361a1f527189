/**
 * Layouts as tiles, for engines and editors that work on a grid: {@link undercroft.tiles.TileMap} makes every cell one of
 * floor, wall, door, corridor and void.
 *
 * <p>The stages:
 *
 * <ol>
 *   <li>{@link undercroft.tiles.CellOwners}: each cell goes to the room that covers its centre, so slanted walls become
 *       stairs.
 *   <li>{@code Openings}: each step of a door opens the sides between cells of its two rooms that are nearest to it. The
 *       cells on both sides become door tiles.
 *   <li>{@code Ring}, with walls inside: the outermost cells of a room become wall, but for a way from each of its doors to
 *       what is left of the room. Rooms too thin for that, most corridors, stay floor.
 *   <li>{@code WallRuns}: with walls on the edges, a wall stands on every side between two owners that no door opens. With
 *       walls inside, that is left for floors that meet and must not: those of two rooms without a ring.
 * </ol>
 *
 * <p>Who walks from tile to tile by their sides, and not through these last walls, can leave a room by its doors and in
 * no other way. Moving over corners may leak where corridors meet by their corners. All decisions are made on integers.
 */
@NullMarked
package undercroft.tiles;

import org.jspecify.annotations.NullMarked;
