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
            return TileOf(kind, this);
        }

        /// <summary>The tile of a kind, from another set what this one lacks, or null.</summary>
        public TileBase TileOf(TileKind kind, TileSet other)
        {
            TileKind sought = kind;
            while (true)
            {
                TileBase own = Given(sought);
                TileBase found = own != null ? own : other.Given(sought);
                TileKind substitute = Substitute(sought);
                if (found != null || substitute == sought)
                {
                    return found;
                }
                sought = substitute;
            }
        }

        private TileBase Given(TileKind kind)
        {
            switch (kind)
            {
                case TileKind.Wall: return wall;
                case TileKind.Pillar: return pillar;
                case TileKind.Door: return door;
                case TileKind.Locked: return lockedDoor;
                case TileKind.Secret: return secretDoor;
                case TileKind.OneWay: return oneWayDoor;
                case TileKind.Barred: return barredDoor;
                case TileKind.Corridor: return corridor;
                default: return floor;
            }
        }

        /// <summary>The kind whose tile stands in for one that is not given; walls and floors have none.</summary>
        private static TileKind Substitute(TileKind kind)
        {
            switch (kind)
            {
                case TileKind.Wall:
                case TileKind.Pillar: return TileKind.Wall;
                case TileKind.Locked:
                case TileKind.Secret:
                case TileKind.OneWay:
                case TileKind.Barred: return TileKind.Door;
                default: return TileKind.Floor;
            }
        }
    }
}
