using System;

namespace Undercroft.Layouts
{
    /// <summary>Of elements: a wall between two free cells.</summary>
    [Serializable]
    public sealed class PuzzleWall
    {
        /// <summary>Of the cell west or north of it, from 0 on top.</summary>
        public int row;

        /// <summary>Of that cell, from 0 on the left.</summary>
        public int column;

        /// <summary>On which side of that cell: "east" or "south".</summary>
        public string side = "";
    }
}
