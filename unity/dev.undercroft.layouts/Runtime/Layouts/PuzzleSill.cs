using System;

namespace Undercroft.Layouts
{
    /// <summary>In tilt: a border between two cells that can be crossed in one direction.</summary>
    [Serializable]
    public sealed class PuzzleSill
    {
        /// <summary>Row of the cell that can be left over it, from 0 at the top.</summary>
        public int row;

        /// <summary>Column of that cell, from 0 on the left.</summary>
        public int column;

        /// <summary>The direction: "north", "east", "south" or "west".</summary>
        public string way = "";
    }
}
