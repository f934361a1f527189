using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>A door that a <see cref="DungeonBuilder"/> has just built.</summary>
    public sealed class BuiltDoor
    {
        internal BuiltDoor(DungeonBuilder builder, LayoutMap map, Door door, GameObject gameObject)
        {
            Builder = builder;
            Map = map;
            Door = door;
            GameObject = gameObject;
        }

        public DungeonBuilder Builder { get; private set; }

        /// <summary>The layout that is being built.</summary>
        public LayoutMap Map { get; private set; }

        public Door Door { get; private set; }

        /// <summary>
        /// The game object in the middle of the door, with its y (in 3D, its z) pointing out of roomA. The instance
        /// of the door's prefab, if there is one, is below it.
        /// </summary>
        public GameObject GameObject { get; private set; }
    }
}
