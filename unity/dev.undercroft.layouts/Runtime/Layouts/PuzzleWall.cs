using System;

namespace Undercroft.Layouts
{
    /// <summary>In elements: a wall between two free cells.</summary>
    [Serializable]
    public sealed class PuzzleWall
    {
        /// <summary>Row of the cell west or north of it, from 0 at the top.</summary>
        public int row;

        /// <summary>Column of that cell, from 0 on the left.</summary>
        public int column;

        /// <summary>The side of that cell: "east" or "south".</summary>
        public string side = "";
    }
}
