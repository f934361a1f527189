using System;

namespace Undercroft.Layouts
{
    /// <summary>Of trails: where the trail of a tile leads to a place.</summary>
    [Serializable]
    public sealed class PuzzleAttachment
    {
        /// <summary>The place's name; the ways begin at the first that is named.</summary>
        public string place = "";

        /// <summary>Index of the tile.</summary>
        public int tile;

        /// <summary>"N", "NE", "SE", "S", "SW" or "NW".</summary>
        public string edge = "";
    }
}
