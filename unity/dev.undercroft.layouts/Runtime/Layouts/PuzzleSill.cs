using System;

namespace Undercroft.Layouts
{
    /// <summary>Of tilt: a border of two cells that can be crossed one way.</summary>
    [Serializable]
    public sealed class PuzzleSill
    {
        /// <summary>Of the cell that can be left over it, from 0 on top.</summary>
        public int row;

        /// <summary>Of that cell, from 0 on the left.</summary>
        public int column;

        /// <summary>"north", "east", "south" or "west".</summary>
        public string way = "";
    }
}
