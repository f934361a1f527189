using System;

namespace Undercroft.Layouts
{
    /// <summary>A cell of a room's floor where something stands or may stand.</summary>
    [Serializable]
    public sealed class Marker
    {
        /// <summary>What stands there.</summary>
        public string name = "";

        /// <summary>The markers among which a spawn of the level draws, or "".</summary>
        public string group = "";

        /// <summary>The x of the lower left corner of its cell, in world cells.</summary>
        public int x;

        /// <summary>The y of the lower left corner of its cell, in world cells.</summary>
        public int y;

        /// <summary>Where it looks, turned with the room: "north", "east", "south", "west" or "".</summary>
        public string facing = "";

        /// <summary>What a spawn of the level put there, or "".</summary>
        public string holds = "";

        /// <summary>The lower left corner of its cell, in world cells.</summary>
        public GridPoint Cell
        {
            get { return new GridPoint(x, y); }
        }
    }
}
