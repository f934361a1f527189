using System;
using System.Runtime.Serialization;

namespace Undercroft.Layouts
{
    /// <summary>A step of a puzzle's solution. Each kind has fields of its own; those of the other kinds stay empty.</summary>
    [Serializable]
    public sealed class PuzzleStep
    {
        /// <summary>Of lines: row of the line's topmost cell.</summary>
        [OptionalField]
        public int r0;

        /// <summary>Of lines: column of its leftmost cell.</summary>
        [OptionalField]
        public int c0;

        /// <summary>Of lines: row of its lowest cell.</summary>
        [OptionalField]
        public int r1;

        /// <summary>Of lines: column of its rightmost cell.</summary>
        [OptionalField]
        public int c1;

        /// <summary>Of tilt: "north", "east", "south" or "west".</summary>
        [OptionalField]
        public string way = "";

        /// <summary>Of elements: the character that is sent.</summary>
        [OptionalField]
        public string element = "";

        /// <summary>Of elements: row of the cell that it is sent to.</summary>
        [OptionalField]
        public int row;

        /// <summary>Of elements: column of that cell.</summary>
        [OptionalField]
        public int column;

        /// <summary>Of trails: number of the way, from 1; it leads from the first place to the place of this index.</summary>
        [OptionalField]
        public int path;

        /// <summary>Of trails: index of the tile that the way crosses.</summary>
        [OptionalField]
        public int tile;

        /// <summary>Of trails: the edge by which it comes onto the tile.</summary>
        [OptionalField]
        public string enter = "";

        /// <summary>Of trails: the edge by which it goes on.</summary>
        [OptionalField]
        public string leave = "";
    }
}
