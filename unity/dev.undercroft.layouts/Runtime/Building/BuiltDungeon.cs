using System.Collections.Generic;
using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>A dungeon of which all rooms and doors stand.</summary>
    public sealed class BuiltDungeon
    {
        private readonly List<BuiltRoom> rooms = new List<BuiltRoom>();
        private readonly List<BuiltDoor> doors = new List<BuiltDoor>();

        internal BuiltDungeon(DungeonBuilder builder, LayoutMap map, GameObject gameObject)
        {
            Builder = builder;
            Map = map;
            GameObject = gameObject;
        }

        public DungeonBuilder Builder { get; private set; }

        public LayoutMap Map { get; private set; }

        /// <summary>The parent of everything that was built. What is put below it goes when the dungeon is cleared.</summary>
        public GameObject GameObject { get; private set; }

        /// <summary>In the order of the layout.</summary>
        public IReadOnlyList<BuiltRoom> Rooms
        {
            get { return rooms; }
        }

        /// <summary>In the order of the layout.</summary>
        public IReadOnlyList<BuiltDoor> Doors
        {
            get { return doors; }
        }

        internal void Add(BuiltRoom room)
        {
            rooms.Add(room);
        }

        internal void Add(BuiltDoor door)
        {
            doors.Add(door);
        }
    }
}
