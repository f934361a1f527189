using System;
using System.Runtime.Serialization;

namespace Undercroft.Layouts
{
    /// <summary>A connection of two rooms of the level, by a door or through a corridor.</summary>
    [Serializable]
    public sealed class Connection
    {
        /// <summary>The value of <see cref="corridor"/> if the two rooms share a door.</summary>
        public const int NoCorridor = -1;

        /// <summary>Index of a room.</summary>
        public int from;

        /// <summary>Index of another room.</summary>
        public int to;

        /// <summary>Index of the corridor's room, or <see cref="NoCorridor"/>.</summary>
        public int corridor = NoCorridor;

        /// <summary>Whether it can be passed only from the first room to the second.</summary>
        public bool oneWay;

        /// <summary>The lock that the designer gave it, or "".</summary>
        public string @lock = "";

        /// <summary>Whether it is hidden until it is found. Added in version 2.</summary>
        [OptionalField]
        public bool secret;

        /// <summary>
        /// What must hold whenever it is passed, such as "lamp &amp; (bomb | hammer) &amp; 3 orb &amp; sluice=low", or "". Added in
        /// version 2.
        /// </summary>
        [OptionalField]
        public string needs = "";

        /// <summary>
        /// "from" or "to" if it is barred: it opens from the first or the second room only, and then stays open; otherwise "".
        /// Added in version 2.
        /// </summary>
        [OptionalField]
        public string opens = "";

        /// <summary>
        /// Indexes of its doors: one, or with a corridor two, that of the first room first. Added in version 2.
        /// </summary>
        [OptionalField]
        public int[] doors = new int[0];
    }
}
