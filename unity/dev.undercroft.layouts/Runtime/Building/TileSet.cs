using System;
using Undercroft.Layouts;
using UnityEngine;
using UnityEngine.Tilemaps;

namespace Undercroft.Building
{
    /// <summary>The tiles of rooms. Doors and corridors without a tile of their own use the floor tile.</summary>
    [Serializable]
    public sealed class TileSet
    {
        public TileBase floor;

        [Tooltip("The outermost ring of a room's cells.")]
        public TileBase wall;

        [Tooltip("Where a door cuts through the walls, on either side.")]
        public TileBase door;

        [Tooltip("The floor of corridors.")]
        public TileBase corridor;

        /// <summary>The tile of a kind, or null.</summary>
        public TileBase TileOf(TileKind kind)
        {
            switch (kind)
            {
                case TileKind.Wall: return wall;
                case TileKind.Door: return door != null ? door : floor;
                case TileKind.Corridor: return corridor != null ? corridor : floor;
                default: return floor;
            }
        }
    }
}
