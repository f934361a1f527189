using System;

namespace Undercroft.Layouts
{
    /// <summary>Of trails: a hexagon of two by two cells.</summary>
    [Serializable]
    public sealed class PuzzleTile
    {
        /// <summary>Of its upper left cell, from 0 on top.</summary>
        public int row;

        /// <summary>Of its upper left cell, from 0 on the left.</summary>
        public int column;

        /// <summary>A letter for each edge, clockwise from the north; edges of the same letter are joined.</summary>
        public string side = "";
    }
}
