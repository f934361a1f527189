using System;

namespace Undercroft.Layouts
{
    /// <summary>A room on a small map.</summary>
    [Serializable]
    public sealed class MinimapRoom
    {
        /// <summary>Index of the room or corridor.</summary>
        public int room;

        /// <summary>Its place on the way from the start, from 0: rooms and corridors by their distance.</summary>
        public int order;

        /// <summary>Its outline without small corners, counter-clockwise, in world cells.</summary>
        public GridPoint[] outline = new GridPoint[0];
    }
}
