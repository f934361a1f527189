using System.Collections;
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
        private readonly RoomPrefabs prefabs;
        private readonly ISceneWriter scene;
        private readonly BuiltDungeon dungeon;
        private readonly TileMap tileMap;

        /// <param name="root">the parent of everything that is built</param>
        internal Construction(
            DungeonBuilder builder, LayoutMap map, RoomPrefabs prefabs, Transform root, ISceneWriter scene)
        {
            this.builder = builder;
            this.map = map;
            this.prefabs = prefabs;
            this.scene = scene;
            dungeon = new BuiltDungeon(builder, map, root.gameObject);
            tileMap = new TileMap(map, builder.Walls, builder.TileScale);
        }

        internal static Transform Child(string name, Transform parent)
        {
            var child = new GameObject(name).transform;
            child.SetParent(parent, false);
            return child;
        }

        /// <summary>Builds all rooms, then all doors, then runs the steps after building; one of them in each step.</summary>
        internal IEnumerator Steps()
        {
            Fill(tileMap.OuterWalls.ToDictionary(cell => cell, cell => TileKind.Wall), builder.Tiles);
            foreach (Room room in map.Layout.rooms)
            {
                BuiltRoom built = Build(room);
                dungeon.Add(built);
                builder.Tell(built);
                yield return null;
            }
            foreach (Door door in map.Layout.doors)
            {
                BuiltDoor built = Build(door);
                dungeon.Add(built);
                builder.Tell(built);
                yield return null;
            }
            foreach (IDungeonPostProcessing step in StepsAfterBuilding())
            {
                step.Process(dungeon);
                yield return null;
            }
            builder.Tell(dungeon);
        }

        private BuiltRoom Build(Room room)
        {
            Transform pivot = Child(room.id, dungeon.GameObject.transform);
            builder.Space.Place(pivot, room);
            Fill(tileMap.TilesOf(room), TilesFor(room));
            Wall(room);
            var built = new BuiltRoom(builder, map, room, pivot.gameObject);
            GameObject prefab = prefabs.Of(room);
            if (prefab != null)
            {
                // Colliders look at their scale when they are made, so the mirroring comes last.
                pivot.localScale = Vector3.one;
                GameObject instance = Put(prefab, pivot);
                if (room.mirrored)
                {
                    MirroredRoom.Mirror(pivot);
                }
                foreach (IRoomBuilt part in instance.GetComponentsInChildren<IRoomBuilt>(true))
                {
                    part.OnRoomBuilt(built);
                }
            }
            return built;
        }

        private BuiltDoor Build(Door door)
        {
            Transform pivot = Child("Door " + door.index, dungeon.GameObject.transform);
            builder.Space.Place(pivot, door);
            var built = new BuiltDoor(builder, map, door, pivot.gameObject);
            GameObject prefab = PrefabFor(door);
            if (prefab != null)
            {
                foreach (IDoorBuilt part in Put(prefab, pivot).GetComponentsInChildren<IDoorBuilt>(true))
                {
                    part.OnDoorBuilt(built);
                }
            }
            return built;
        }

        private IEnumerable<IDungeonPostProcessing> StepsAfterBuilding()
        {
            return builder.PostProcessing.Where(step => step != null)
                .Concat(builder.GetComponents<IDungeonPostProcessing>());
        }

        /// <summary>The tiles of a room; what they lack is in the builder's own set.</summary>
        private TileSet TilesFor(Room room)
        {
            RoomTypeTiles ofType = builder.TilesOfTypes.FirstOrDefault(entry => entry.type == room.type);
            return ofType == null ? builder.Tiles : ofType.tiles;
        }

        /// <summary>The prefab of a door, or null.</summary>
        private GameObject PrefabFor(Door door)
        {
            DoorPrefab fitting = builder.DoorPrefabs.FirstOrDefault(entry => entry.prefab != null && entry.Fits(door));
            return fitting == null ? builder.DoorPrefab : fitting.prefab;
        }

        /// <summary>Lays tiles; each kind is left out if there is no tilemap for it.</summary>
        private void Fill(IReadOnlyDictionary<GridPoint, TileKind> cells, TileSet tiles)
        {
            foreach (IGrouping<bool, KeyValuePair<GridPoint, TileKind>> layer in
                cells.GroupBy(cell => cell.Value == TileKind.Wall || cell.Value == TileKind.Pillar))
            {
                bool isWall = layer.Key;
                Tilemap tilemap = isWall && builder.WallTilemap != null ? builder.WallTilemap : builder.FloorTilemap;
                if (tilemap != null)
                {
                    tilemap.SetTiles(
                        layer.Select(cell => new Vector3Int(cell.Key.x, cell.Key.y, 0)).ToArray(),
                        layer.Select(cell => tiles.TileOf(cell.Value, builder.Tiles)).ToArray());
                }
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
            Transform walls = Child("Walls of " + room.id, dungeon.GameObject.transform);
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
        private GameObject Put(GameObject prefab, Transform pivot)
        {
            GameObject instance = scene.Instantiate(prefab, pivot);
            instance.transform.localPosition = Vector3.zero;
            return instance;
        }
    }
}
