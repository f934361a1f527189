using System;
using System.Runtime.Serialization;

namespace Undercroft.Layouts
{
    /// <summary>
    /// A step of a puzzle's solution. Each kind has its own fields; those of other kinds are empty.
    /// </summary>
    [Serializable]
    public sealed class PuzzleStep
    {
        /// <summary>In lines: row of the line's topmost cell.</summary>
        [OptionalField]
        public int r0;

        /// <summary>In lines: column of its leftmost cell.</summary>
        [OptionalField]
        public int c0;

        /// <summary>In lines: row of its lowest cell.</summary>
        [OptionalField]
        public int r1;

        /// <summary>In lines: column of its rightmost cell.</summary>
        [OptionalField]
        public int c1;

        /// <summary>In tilt: "north", "east", "south" or "west".</summary>
        [OptionalField]
        public string way = "";

        /// <summary>In elements: the character that moves.</summary>
        [OptionalField]
        public string element = "";

        /// <summary>In elements: row of its destination.</summary>
        [OptionalField]
        public int row;

        /// <summary>In elements: column of its destination.</summary>
        [OptionalField]
        public int column;

        /// <summary>
        /// In trails: number of the path, from 1; it leads from the first place to the place with this index.
        /// </summary>
        [OptionalField]
        public int path;

        /// <summary>In trails: index of the tile that the path crosses.</summary>
        [OptionalField]
        public int tile;

        /// <summary>In trails: the edge where the path enters the tile.</summary>
        [OptionalField]
        public string enter = "";

        /// <summary>In trails: the edge where it leaves the tile.</summary>
        [OptionalField]
        public string leave = "";
    }
}
