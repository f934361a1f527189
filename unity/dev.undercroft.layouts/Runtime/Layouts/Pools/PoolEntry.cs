using System;

namespace Undercroft.Layouts
{
    /// <summary>What a pool says of one of its layouts without reading it.</summary>
    [Serializable]
    public sealed class PoolEntry
    {
        /// <summary>The level's name.</summary>
        public string level = "";

        public long seed;

        /// <summary>The number of rooms without corridors.</summary>
        public int rooms;

        public int corridors;

        /// <summary>In cells.</summary>
        public int width;

        /// <summary>In cells.</summary>
        public int height;

        /// <summary>
        /// The length of the way through the layout in half cells, from door to door: that of its mission; without one, the
        /// path with the fewest doors from the first room of type "entrance" (or else the first room) to the first of type "boss"
        /// (or else "exit"). 0 if there is no such way.
        /// </summary>
        public int way;

        /// <summary>From 0 to 1: the share of the pool's layouts whose way is shorter.</summary>
        public double difficulty;
    }
}
