namespace Undercroft.Layouts
{
    /// <summary>
    /// Decides which room a cell belongs to: the one that covers its centre. If a slanted wall runs exactly through
    /// the centre, the cell belongs to the room west of the wall or, if there is none, to the one east of it. All
    /// arithmetic is in integers.
    /// </summary>
    internal static class CellRule
    {
        /// <summary>Whether an outline covers the point just west, or just east, of a cell's centre.</summary>
        internal static bool Covers(GridPoint[] outline, int cellX, int cellY, bool west)
        {
            return EdgesEastOf(outline, cellX, cellY, west ? 0 : 1) % 2 == 1;
        }

        /// <summary>The number of edges that a ray from the centre to the east crosses.</summary>
        /// <param name="leastTurn">0 to count edges through the centre, 1 to ignore them</param>
        private static int EdgesEastOf(GridPoint[] outline, int cellX, int cellY, int leastTurn)
        {
            // In half cells, corners have even coordinates and centres odd ones, so the ray meets no corner.
            long x = 2L * cellX + 1;
            long y = 2L * cellY + 1;
            int count = 0;
            for (int i = 0; i < outline.Length; i++)
            {
                GridPoint from = outline[i];
                GridPoint to = outline[i + 1 < outline.Length ? i + 1 : 0];
                if (2L * from.y > y == 2L * to.y > y)
                {
                    continue;
                }
                GridPoint low = from.y < to.y ? from : to;
                GridPoint high = from.y < to.y ? to : from;
                long turn = 2L * (high.x - low.x) * (y - 2L * low.y) - 2L * (high.y - low.y) * (x - 2L * low.x);
                if (turn >= leastTurn)
                {
                    count++;
                }
            }
            return count;
        }
    }
}
