using System;

namespace Undercroft.Layouts
{
    /// <summary>A box of cells.</summary>
    [Serializable]
    public struct GridBox
    {
        /// <summary>The leftmost column.</summary>
        public int x;

        /// <summary>The lowest row.</summary>
        public int y;

        /// <summary>In cells.</summary>
        public int width;

        /// <summary>In cells.</summary>
        public int height;

        /// <summary>The smallest box around at least one point.</summary>
        internal static GridBox Around(GridPoint[] points)
        {
            GridPoint low = points[0];
            GridPoint high = points[0];
            foreach (GridPoint point in points)
            {
                low = new GridPoint(Math.Min(low.x, point.x), Math.Min(low.y, point.y));
                high = new GridPoint(Math.Max(high.x, point.x), Math.Max(high.y, point.y));
            }
            return new GridBox { x = low.x, y = low.y, width = high.x - low.x, height = high.y - low.y };
        }

        /// <summary>Whether it contains a cell.</summary>
        public bool Contains(int cellX, int cellY)
        {
            return cellX >= x && cellX < x + width && cellY >= y && cellY < y + height;
        }
    }
}
