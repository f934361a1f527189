using System;

namespace Undercroft.Layouts
{
    /// <summary>In trails: where a trail of a tile leads to a place.</summary>
    [Serializable]
    public sealed class PuzzleAttachment
    {
        /// <summary>The name of the place. Paths start at the first place in the list.</summary>
        public string place = "";

        /// <summary>Index of the tile.</summary>
        public int tile;

        /// <summary>The edge: "N", "NE", "SE", "S", "SW" or "NW".</summary>
        public string edge = "";
    }
}
