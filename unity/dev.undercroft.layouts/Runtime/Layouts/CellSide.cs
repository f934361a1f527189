using System;

namespace Undercroft.Layouts
{
    /// <summary>A side between two cells.</summary>
    public struct CellSide : IEquatable<CellSide>
    {
        private readonly GridPoint cell;
        private readonly bool isBelow;

        /// <param name="cell">the cell above or to the right of it</param>
        /// <param name="isBelow">true for the lower side of that cell, false for its left side</param>
        public CellSide(GridPoint cell, bool isBelow)
        {
            this.cell = cell;
            this.isBelow = isBelow;
        }

        /// <summary>The cell above or to the right of it.</summary>
        public GridPoint Cell
        {
            get { return cell; }
        }

        /// <summary>The cell below it or to its left.</summary>
        public GridPoint OtherCell
        {
            get { return isBelow ? new GridPoint(cell.x, cell.y - 1) : new GridPoint(cell.x - 1, cell.y); }
        }

        /// <summary>Its lower or left end.</summary>
        public GridPoint From
        {
            get { return cell; }
        }

        /// <summary>Its upper or right end.</summary>
        public GridPoint To
        {
            get { return isBelow ? new GridPoint(cell.x + 1, cell.y) : new GridPoint(cell.x, cell.y + 1); }
        }

        public bool Equals(CellSide other)
        {
            return cell == other.cell && isBelow == other.isBelow;
        }

        public override bool Equals(object other)
        {
            return other is CellSide && Equals((CellSide)other);
        }

        public override int GetHashCode()
        {
            return 2 * cell.GetHashCode() + (isBelow ? 1 : 0);
        }

        public override string ToString()
        {
            return From + "-" + To;
        }

        /// <summary>The four sides of a cell.</summary>
        internal static CellSide[] Around(GridPoint cell)
        {
            return new[]
            {
                new CellSide(cell, true),
                new CellSide(cell, false),
                new CellSide(new GridPoint(cell.x, cell.y + 1), true),
                new CellSide(new GridPoint(cell.x + 1, cell.y), false)
            };
        }
    }
}
