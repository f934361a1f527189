using System;
using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>A prefab for some doors. Of several that fit a door, the first in the builder's list is taken.</summary>
    [Serializable]
    public sealed class DoorPrefab
    {
        [Tooltip("Plain doors have no lock, and are neither secret nor barred nor one-way.")]
        public DoorFilter kind = DoorFilter.Any;

        [Tooltip("Only doors with this lock. Empty for any.")]
        public string @lock = "";

        [Tooltip("Only doors with this socket. Empty for any.")]
        public string socket = "";

        [Tooltip("Only doors on this side of their roomA.")]
        public DoorFacing facing = DoorFacing.Any;

        public GameObject prefab;

        /// <summary>Whether the prefab is for a door.</summary>
        public bool Fits(Door door)
        {
            return (kind == DoorFilter.Any || kind.ToString() == door.Kind.ToString())
                && (@lock == "" || @lock == door.@lock)
                && (socket == "" || socket == door.socket)
                && (facing == DoorFacing.Any || facing.ToString().ToLowerInvariant() == door.facing);
        }
    }
}
