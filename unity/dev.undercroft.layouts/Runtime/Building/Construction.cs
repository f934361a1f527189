using System.Collections.Generic;
using System.Linq;
using Undercroft.Layouts;
using UnityEngine;
using UnityEngine.Tilemaps;

namespace Undercroft.Building
{
    /// <summary>Builds one layout for a <see cref="DungeonBuilder"/>, room by room and door by door.</summary>
    internal sealed class Construction
    {
        private readonly DungeonBuilder builder;
        private readonly LayoutMap map;
        private readonly Dictionary<string, GameObject> prefabs;
        private readonly Transform root;
        private readonly TileMap tileMap;

        /// <param name="prefabs">the prefabs by template name</param>
        /// <param name="root">the parent of everything that is built</param>
        internal Construction(
            DungeonBuilder builder, LayoutMap map, Dictionary<string, GameObject> prefabs, Transform root)
        {
            this.builder = builder;
            this.map = map;
            this.prefabs = prefabs;
            this.root = root;
            tileMap = new TileMap(map, builder.Walls, builder.TileScale);
        }

        internal static Transform Child(string name, Transform parent)
        {
            var child = new GameObject(name).transform;
            child.SetParent(parent, false);
            return child;
        }

        /// <summary>Lays the walls outside all rooms.</summary>
        internal void LayOuterWalls()
        {
            Fill(tileMap.OuterWalls.ToDictionary(cell => cell, cell => TileKind.Wall));
        }

        internal BuiltRoom Build(Room room)
        {
            Transform pivot = Child(room.id, root);
            builder.Space.Place(pivot, room);
            Fill(tileMap.TilesOf(room));
            Wall(room);
            var built = new BuiltRoom(builder, map, room, pivot.gameObject);
            GameObject prefab;
            if (prefabs.TryGetValue(room.template, out prefab))
            {
                foreach (IRoomBuilt part in Put(prefab, pivot).GetComponentsInChildren<IRoomBuilt>(true))
                {
                    part.OnRoomBuilt(built);
                }
            }
            return built;
        }

        internal BuiltDoor Build(Door door)
        {
            Transform pivot = Child("Door " + door.index, root);
            builder.Space.Place(pivot, door);
            var built = new BuiltDoor(builder, map, door, pivot.gameObject);
            if (builder.DoorPrefab != null)
            {
                foreach (IDoorBuilt part in Put(builder.DoorPrefab, pivot).GetComponentsInChildren<IDoorBuilt>(true))
                {
                    part.OnDoorBuilt(built);
                }
            }
            return built;
        }

        private void Fill(IReadOnlyDictionary<GridPoint, TileKind> cells)
        {
            if (builder.FloorTilemap == null)
            {
                return;
            }
            foreach (IGrouping<bool, KeyValuePair<GridPoint, TileKind>> layer in
                cells.GroupBy(cell => cell.Value == TileKind.Wall || cell.Value == TileKind.Pillar))
            {
                Tilemap tilemap = layer.Key && builder.WallTilemap != null ? builder.WallTilemap : builder.FloorTilemap;
                tilemap.SetTiles(
                    layer.Select(cell => new Vector3Int(cell.Key.x, cell.Key.y, 0)).ToArray(),
                    layer.Select(cell => builder.Tiles.TileOf(cell.Value)).ToArray());
            }
        }

        /// <summary>
        /// Creates the walls of a room. They are not below the room's own pivot, which may be turned and mirrored.
        /// </summary>
        private void Wall(Room room)
        {
            if (builder.WallPrefab == null)
            {
                return;
            }
            Transform walls = Child("Walls of " + room.id, root);
            foreach (WallPiece piece in tileMap.WallsOf(room))
            {
                Transform pivot = Child("Wall", walls);
                builder.TileSpace.Place(pivot, piece);
                Put(builder.WallPrefab, pivot);
            }
        }

        /// <summary>
        /// Instantiates a prefab below a pivot, so that the prefab may have a rotation and scale of its own; the
        /// mirroring is applied after them.
        /// </summary>
        private static GameObject Put(GameObject prefab, Transform pivot)
        {
            GameObject instance = Object.Instantiate(prefab, pivot, false);
            instance.transform.localPosition = Vector3.zero;
            return instance;
        }
    }
}
