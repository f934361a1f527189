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
        /// <summary>
        /// The version of the format, at most <see cref="LayoutReader.FormatVersion"/>. What version 2 added is empty in
        /// layouts of version 1.
        /// </summary>
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

        /// <summary>A way from the start to the goal, if the level has a mission. Added in version 2.</summary>
        [OptionalField]
        public Mission mission = new Mission();

        /// <summary>The level's colours of types of rooms and items. Added in version 2.</summary>
        [OptionalField]
        public PaletteEntry[] palette = new PaletteEntry[0];

        /// <summary>The doors that rooms offer and do not use, in the order of the rooms. Added in version 2.</summary>
        [OptionalField]
        public DoorSlot[] doorSlots = new DoorSlot[0];

        /// <summary>How far each room and corridor is, in their order. Added in version 2.</summary>
        [OptionalField]
        public RoomDistance[] distances = new RoomDistance[0];

        /// <summary>The ways through rooms from door to door, in the order of the rooms. Added in version 2.</summary>
        [OptionalField]
        public DoorPath[] doorPaths = new DoorPath[0];

        /// <summary>The rooms and corridors on a small map, in their order. Added in version 2.</summary>
        [OptionalField]
        public MinimapRoom[] minimap = new MinimapRoom[0];

        /// <summary>The puzzles, in the order of their rooms.</summary>
        [OptionalField]
        public Puzzle[] puzzles = new Puzzle[0];
    }
}
