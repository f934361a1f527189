using System;

namespace Undercroft.Layouts
{
    /// <summary>The board of a puzzle: the box around its room.</summary>
    [Serializable]
    public sealed class PuzzleBoard
    {
        /// <summary>The character of a cell that the puzzle does not use.</summary>
        public const char Blocked = '#';

        /// <summary>The leftmost column.</summary>
        public int x;

        /// <summary>The lowest row.</summary>
        public int y;

        /// <summary>In cells.</summary>
        public int width;

        /// <summary>In cells.</summary>
        public int height;

        /// <summary>Its cells, top row first; each kind defines the characters.</summary>
        public string[] rows = new string[0];

        /// <summary>
        /// The layout's cell, by its lower left corner, of a row, from 0 at the top, and a column.
        /// </summary>
        public GridPoint Cell(int row, int column)
        {
            return new GridPoint(x + column, y + height - 1 - row);
        }
    }
}
