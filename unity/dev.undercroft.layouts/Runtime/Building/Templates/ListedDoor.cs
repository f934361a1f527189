using System;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>A door of a template, or a part of an edge along which it may be.</summary>
    [Serializable]
    public sealed class ListedDoor
    {
        [Tooltip("One end, a corner of cells on the rim of the floor: cell (x, y) has its lower left corner at (x, y).")]
        public Vector2Int from;

        [Tooltip("The other end.")]
        public Vector2Int to;

        [Tooltip("0 for a door exactly here, otherwise the length of a door that may be anywhere between the ends.")]
        public int length = 0;

        [Tooltip("Only doors with the same socket meet. Empty for none.")]
        public string socket = "";

        public DoorDirection direction = DoorDirection.Both;
    }
}
