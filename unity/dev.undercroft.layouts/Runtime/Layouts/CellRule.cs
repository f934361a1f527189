namespace Undercroft.Layouts
{
    /// <summary>
    /// Which outline holds a cell: the one that covers its centre. Where a slanted wall runs exactly through the
    /// centre, the cell belongs to the room west of the wall or, with none there, to the one east of it. All in
    /// integers.
    /// </summary>
    internal static class CellRule
    {
        /// <summary>Whether an outline covers what lies next to a cell's centre on its west.</summary>
        internal static bool CoversWestOfCentre(GridPoint[] outline, int cellX, int cellY)
        {
            return EdgesEastOf(outline, cellX, cellY, 0) % 2 == 1;
        }

        /// <summary>Whether an outline covers what lies next to a cell's centre on its east.</summary>
        internal static bool CoversEastOfCentre(GridPoint[] outline, int cellX, int cellY)
        {
            return EdgesEastOf(outline, cellX, cellY, 1) % 2 == 1;
        }

        /// <summary>How many edges a ray from the centre to the east meets.</summary>
        /// <param name="leastTurn">0 to count edges through the centre, 1 to leave them out</param>
        private static int EdgesEastOf(GridPoint[] outline, int cellX, int cellY, int leastTurn)
        {
            // In halves of cells, corners have even coordinates and centres odd ones: the ray meets no corner.
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
