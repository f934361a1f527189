using System;
using System.Collections.Generic;

namespace Undercroft.Layouts
{
    /// <summary>
    /// Where doors go through, once rooms are cells: each step of a door opens the side between cells of its two
    /// rooms whose middle is nearest to the step's own, or all that are equally near. In a straight wall that is the
    /// step itself; in a wall at 45 degrees, which cuts a cell in two, the two sides of that cell which face the
    /// other room.
    /// </summary>
    internal sealed class Openings
    {
        private readonly LayoutMap map;

        internal Openings(LayoutMap map)
        {
            this.map = map;
        }

        /// <summary>The cells of one of a door's two rooms which it opens.</summary>
        internal HashSet<GridPoint> CellsOf(Door door, Room room)
        {
            var cells = new HashSet<GridPoint>();
            int stepX = (door.to.x - door.from.x) / door.length;
            int stepY = (door.to.y - door.from.y) / door.length;
            for (int i = 0; i < door.length; i++)
            {
                var from = new GridPoint(door.from.x + i * stepX, door.from.y + i * stepY);
                AddNearest(cells, from, stepX, stepY, room, map.Behind(door, room));
            }
            return cells;
        }

        /// <summary>Looks in a square around the step, three times as long as the step and one cell more.</summary>
        private void AddNearest(HashSet<GridPoint> cells, GridPoint from, int stepX, int stepY, Room room, Room behind)
        {
            int reach = 1 + Math.Max(Math.Abs(stepX), Math.Abs(stepY));
            int left = Math.Min(from.x, from.x + stepX) - reach;
            int bottom = Math.Min(from.y, from.y + stepY) - reach;
            long least = long.MaxValue;
            var nearest = new List<GridPoint>();
            for (int y = bottom; y <= bottom + 3 * reach; y++)
            {
                for (int x = left; x <= left + 3 * reach; x++)
                {
                    var cell = new GridPoint(x, y);
                    foreach (GridPoint other in new[] { new GridPoint(x - 1, y), new GridPoint(x, y - 1) })
                    {
                        long distance = SquaredDistance(cell, other, from, stepX, stepY);
                        bool opensCell = Holds(room, cell) && Holds(behind, other);
                        if (distance > least || !(opensCell || (Holds(room, other) && Holds(behind, cell))))
                        {
                            continue;
                        }
                        if (distance < least)
                        {
                            nearest.Clear();
                            least = distance;
                        }
                        nearest.Add(opensCell ? cell : other);
                    }
                }
            }
            cells.UnionWith(nearest);
        }

        /// <summary>From the middle of the side between two cells to the middle of a step, in halves of
        /// cells.</summary>
        private static long SquaredDistance(GridPoint cell, GridPoint other, GridPoint from, int stepX, int stepY)
        {
            long x = cell.x + other.x + 1 - (2L * from.x + stepX);
            long y = cell.y + other.y + 1 - (2L * from.y + stepY);
            return x * x + y * y;
        }

        private bool Holds(Room room, GridPoint cell)
        {
            return map.Holds(room, cell.x, cell.y);
        }
    }
}
