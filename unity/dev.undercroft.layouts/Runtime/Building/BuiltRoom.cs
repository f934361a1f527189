using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>A room or corridor that a <see cref="DungeonBuilder"/> has just built.</summary>
    public sealed class BuiltRoom
    {
        internal BuiltRoom(DungeonBuilder builder, LayoutMap map, Room room, GameObject gameObject)
        {
            Builder = builder;
            Map = map;
            Room = room;
            GameObject = gameObject;
        }

        public DungeonBuilder Builder { get; private set; }

        /// <summary>The layout that is being built.</summary>
        public LayoutMap Map { get; private set; }

        public Room Room { get; private set; }

        /// <summary>
        /// The game object at the template's origin, turned and mirrored. The instance of the template's prefab, if
        /// there is one, is below it. Everything below it moves with the room.
        /// </summary>
        public GameObject GameObject { get; private set; }
    }
}
