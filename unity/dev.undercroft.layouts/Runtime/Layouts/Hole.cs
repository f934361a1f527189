using System;

namespace Undercroft.Layouts
{
    /// <summary>A solid part within the outline of a room; of one cell, a pillar.</summary>
    [Serializable]
    public sealed class Hole
    {
        /// <summary>Its corners in world cells, counter-clockwise, the first not repeated.</summary>
        public GridPoint[] points = new GridPoint[0];
    }
}
