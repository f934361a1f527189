using System;

namespace Undercroft.Layouts
{
    /// <summary>In trails: a hexagon of 2 x 2 cells.</summary>
    [Serializable]
    public sealed class PuzzleTile
    {
        /// <summary>Row of its upper left cell, from 0 at the top.</summary>
        public int row;

        /// <summary>Column of its upper left cell, from 0 on the left.</summary>
        public int column;

        /// <summary>
        /// A letter for each edge, clockwise from the north; edges with the same letter are joined.
        /// </summary>
        public string side = "";
    }
}
