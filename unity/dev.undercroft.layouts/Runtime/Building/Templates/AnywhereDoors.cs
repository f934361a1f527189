using System;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>Doors on every edge of a template.</summary>
    [Serializable]
    public sealed class AnywhereDoors
    {
        [Tooltip("In cells, from 1.")]
        public int length = 1;

        [Tooltip("The cells from each end of an edge to the nearest door.")]
        public int cornerDistance = 1;

        [Tooltip("Only doors with the same socket meet. Empty for none.")]
        public string socket = "";

        public DoorDirection direction = DoorDirection.Both;
    }
}
