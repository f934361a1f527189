using System;

namespace Undercroft.Layouts
{
    /// <summary>The board of a puzzle: the box around its room.</summary>
    [Serializable]
    public sealed class PuzzleBoard
    {
        /// <summary>A cell that the puzzle does not use.</summary>
        public const char Blocked = '#';

        /// <summary>The leftmost column.</summary>
        public int x;

        /// <summary>The lowest row.</summary>
        public int y;

        /// <summary>In cells.</summary>
        public int width;

        /// <summary>In cells.</summary>
        public int height;

        /// <summary>Its cells, the top row first; what the characters mean is the kind's.</summary>
        public string[] rows = new string[0];

        /// <summary>The layout's cell, by its lower left corner, that a row, from 0 on top, and a column stand for.</summary>
        public GridPoint Cell(int row, int column)
        {
            return new GridPoint(x + column, y + height - 1 - row);
        }
    }
}
