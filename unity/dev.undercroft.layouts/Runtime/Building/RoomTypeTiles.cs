using System;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>The tiles of rooms of one type. Those that it lacks are taken from the builder's own set.</summary>
    [Serializable]
    public sealed class RoomTypeTiles
    {
        [Tooltip("The type of rooms, as in the layout.")]
        public string type = "";

        public TileSet tiles = new TileSet();
    }
}
