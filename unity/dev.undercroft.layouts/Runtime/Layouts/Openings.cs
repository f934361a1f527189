using System;
using System.Collections.Generic;

namespace Undercroft.Layouts
{
    /// <summary>
    /// Where doors go through in tiles. Each step of a door opens the side between cells of its two rooms whose
    /// middle is nearest to the middle of the step, or all sides that are equally near. In a straight wall that is
    /// the step itself; in a wall at 45 degrees, which cuts a cell in two, the two sides of that cell that face the
    /// other room.
    /// </summary>
    internal sealed class Openings
    {
        private readonly LayoutMap map;

        internal Openings(LayoutMap map)
        {
            this.map = map;
        }

        /// <summary>The sides between cells of its two rooms that a door opens.</summary>
        internal HashSet<CellSide> Of(Door door)
        {
            var sides = new HashSet<CellSide>();
            int stepX = (door.to.x - door.from.x) / door.length;
            int stepY = (door.to.y - door.from.y) / door.length;
            for (int i = 0; i < door.length; i++)
            {
                var from = new GridPoint(door.from.x + i * stepX, door.from.y + i * stepY);
                sides.UnionWith(Nearest(door, from, stepX, stepY));
            }
            return sides;
        }

        private List<CellSide> Nearest(Door door, GridPoint from, int stepX, int stepY)
        {
            long least = long.MaxValue;
            var nearest = new List<CellSide>();
            foreach (CellSide side in SidesNear(from, stepX, stepY))
            {
                long distance = SquaredDistance(side, from, stepX, stepY);
                if (distance <= least && Joins(side, door))
                {
                    if (distance < least)
                    {
                        nearest.Clear();
                        least = distance;
                    }
                    nearest.Add(side);
                }
            }
            return nearest;
        }

        /// <summary>
        /// All sides of the cells in a square around a step, whose side is three times the step plus one cell.
        /// </summary>
        private static IEnumerable<CellSide> SidesNear(GridPoint from, int stepX, int stepY)
        {
            int reach = 1 + Math.Max(Math.Abs(stepX), Math.Abs(stepY));
            int left = Math.Min(from.x, from.x + stepX) - reach;
            int bottom = Math.Min(from.y, from.y + stepY) - reach;
            for (int y = bottom; y <= bottom + 3 * reach; y++)
            {
                for (int x = left; x <= left + 3 * reach; x++)
                {
                    yield return new CellSide(new GridPoint(x, y), true);
                    yield return new CellSide(new GridPoint(x, y), false);
                }
            }
        }

        /// <summary>
        /// The squared distance from the middle of the side between two cells to the middle of a step, in half
        /// cells.
        /// </summary>
        private static long SquaredDistance(CellSide side, GridPoint from, int stepX, int stepY)
        {
            long x = side.From.x + side.To.x - (2L * from.x + stepX);
            long y = side.From.y + side.To.y - (2L * from.y + stepY);
            return x * x + y * y;
        }

        private bool Joins(CellSide side, Door door)
        {
            Room roomA = map.Layout.rooms[door.roomA];
            Room roomB = map.Layout.rooms[door.roomB];
            return (Holds(roomA, side.Cell) && Holds(roomB, side.OtherCell))
                || (Holds(roomB, side.Cell) && Holds(roomA, side.OtherCell));
        }

        private bool Holds(Room room, GridPoint cell)
        {
            return map.Holds(room, cell.x, cell.y);
        }
    }
}
