using System;
using System.Runtime.Serialization;

namespace Undercroft.Layouts
{
    /// <summary>
    /// A layout of a dungeon with the fields of its file. Lengths and coordinates are in cells, x to the right and
    /// y up. Nothing in it is null: an absent index is -1, an absent text is "".
    /// </summary>
    /// <remarks>
    /// <see cref="LayoutReader"/> makes one of a file and checks it; <c>JsonUtility</c> can fill one too, unchecked.
    /// <see cref="LayoutMap"/> answers questions about it.
    /// </remarks>
    [Serializable]
    public sealed class Layout
    {
        /// <summary>The version of the format, <see cref="LayoutReader.FormatVersion"/>.</summary>
        public int formatVersion = LayoutReader.FormatVersion;

        /// <summary>The program that wrote the file, and its version.</summary>
        public string generator = "";

        /// <summary>The level's name.</summary>
        public string level = "";

        /// <summary>The seed, from 0 to 2^53 - 1.</summary>
        public long seed;

        /// <summary>The smallest box around all rooms and corridors.</summary>
        public GridBox bounds;

        /// <summary>The rooms in the order of the level, then the corridors.</summary>
        public Room[] rooms = new Room[0];

        public Door[] doors = new Door[0];

        public Connection[] connections = new Connection[0];

        /// <summary>The puzzles, in the order of their rooms.</summary>
        [OptionalField]
        public Puzzle[] puzzles = new Puzzle[0];
    }
}
