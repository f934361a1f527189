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

        [Tooltip("Around rooms, or on their outermost cells.")]
        public TileBase wall;

        [Tooltip("Where a door cuts through the walls, on either side.")]
        public TileBase door;

        [Tooltip("At doors with a lock. Empty for the tile of doors; so are the next three.")]
        public TileBase lockedDoor;

        [Tooltip("At secret doors.")]
        public TileBase secretDoor;

        [Tooltip("At doors that can be passed one way only.")]
        public TileBase oneWayDoor;

        [Tooltip("At doors that are barred on one side.")]
        public TileBase barredDoor;

        [Tooltip("Pillars. Empty for the tile of walls.")]
        public TileBase pillar;

        [Tooltip("The floor of corridors.")]
        public TileBase corridor;

        /// <summary>The tile of a kind, or null.</summary>
        public TileBase TileOf(TileKind kind)
        {
            switch (kind)
            {
                case TileKind.Wall: return wall;
                case TileKind.Pillar: return pillar != null ? pillar : wall;
                case TileKind.Door: return DoorTile(door);
                case TileKind.Locked: return DoorTile(lockedDoor);
                case TileKind.Secret: return DoorTile(secretDoor);
                case TileKind.OneWay: return DoorTile(oneWayDoor);
                case TileKind.Barred: return DoorTile(barredDoor);
                case TileKind.Corridor: return corridor != null ? corridor : floor;
                default: return floor;
            }
        }

        private TileBase DoorTile(TileBase own)
        {
            return own != null ? own : door != null ? door : floor;
        }
    }
}
