using System;

namespace Undercroft.Layouts
{
    /// <summary>A point of the grid, or the cell whose lower left corner it is.</summary>
    [Serializable]
    public struct GridPoint : IEquatable<GridPoint>
    {
        public int x;
        public int y;

        public GridPoint(int x, int y)
        {
            this.x = x;
            this.y = y;
        }

        public static bool operator ==(GridPoint one, GridPoint other)
        {
            return one.Equals(other);
        }

        public static bool operator !=(GridPoint one, GridPoint other)
        {
            return !one.Equals(other);
        }

        public bool Equals(GridPoint other)
        {
            return x == other.x && y == other.y;
        }

        public override bool Equals(object other)
        {
            return other is GridPoint && Equals((GridPoint)other);
        }

        public override int GetHashCode()
        {
            return unchecked(x * 73856093 ^ y * 19349663);
        }

        public override string ToString()
        {
            return "(" + x + ", " + y + ")";
        }
    }
}
