using System;

namespace Undercroft.Layouts
{
    /// <summary>Two rooms that the level joins, by a door or through a corridor.</summary>
    [Serializable]
    public sealed class Connection
    {
        /// <summary>In <see cref="corridor"/> where the two rooms share a door.</summary>
        public const int NoCorridor = -1;

        /// <summary>Index of a room.</summary>
        public int from;

        /// <summary>Index of another room.</summary>
        public int to;

        /// <summary>Index of the corridor's room, or <see cref="NoCorridor"/>.</summary>
        public int corridor = NoCorridor;

        /// <summary>Whether it can be passed only in its direction.</summary>
        public bool oneWay;

        /// <summary>What opens it, or "".</summary>
        public string @lock = "";
    }
}
