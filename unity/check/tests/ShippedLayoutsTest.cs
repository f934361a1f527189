using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text;
using NUnit.Framework;
using Undercroft.Building;
using Undercroft.Layouts;
using UnityEngine;
using UnityEngine.Tilemaps;

namespace Undercroft.Check
{
    /// <summary>The package on layouts of every level that comes with Undercroft.</summary>
    [TestFixture]
    public sealed class ShippedLayoutsTest
    {
        /// <summary>The first letter of each kind of tile.</summary>
        private static readonly char[] Letters =
            Enum.GetValues(typeof(TileKind)).Cast<TileKind>().OrderBy(kind => (int)kind).Select(kind => kind.ToString()[0]).ToArray();

        public static IEnumerable<ShippedLayout> Layouts
        {
            get { return ShippedLayout.All(); }
        }

        [Test]
        public void ThereAreLayouts()
        {
            Assert.That(ShippedLayout.All().Count(), Is.GreaterThanOrEqualTo(10));
        }

        [TestCaseSource("Layouts")]
        public void ReaderGivesWhatJsonUtilityGives(ShippedLayout shipped)
        {
            AssertSame(shipped.Read(), JsonUtility.FromJson<Layout>(shipped.Json), "layout");
        }

        /// <summary>So that what later versions add does not break this one.</summary>
        [TestCase("riddle-crypt-0")]
        [TestCase("oracle-caves-1")]
        [TestCase("sluice-gates-0")]
        public void FieldsThatAreNotKnownAreSkippedInEveryObject(string name)
        {
            ShippedLayout shipped = ShippedLayout.All().Single(each => each.ToString() == name);
            string later = shipped.Json.Replace("{\"", "{\"later\": [{\"a\": 1.5}, null, [\"{}\"]], \"");

            Assert.That(later.Length, Is.GreaterThan(1.5 * shipped.Json.Length));
            AssertSame(LayoutReader.Read(later, "later"), shipped.Read(), "layout");
        }

        [Test]
        public void PoolGivesBackEveryLayout()
        {
            ShippedLayout[] all = ShippedLayout.All().Where(shipped => shipped.ToString().EndsWith("-1")).ToArray();
            string lines = string.Join("\n", all.Select(shipped => shipped.Json.Replace("\n", "")));
            LayoutPool pool = LayoutPool.Of(Encoding.UTF8.GetBytes(lines), "shipped");

            Assert.That(pool.Count, Is.EqualTo(all.Length));
            for (int i = all.Length - 1; i >= 0; i--)
            {
                Layout layout = all[i].Read();
                AssertSame(pool.Read(i), layout, all[i].ToString());
                PoolEntry entry = pool.Entries[i];
                Assert.That(entry.level + "-" + entry.seed, Is.EqualTo(all[i].ToString()));
                Assert.That(entry.rooms + entry.corridors, Is.EqualTo(layout.rooms.Length));
            }
        }

        [TestCaseSource("Layouts")]
        public void TemplatesLandOnOutlinesIn2D(ShippedLayout shipped)
        {
            AssertTemplatesLand(shipped, BuildPlane.XY, 1, point => new Vector3(point.x, point.y, 0));
        }

        [TestCaseSource("Layouts")]
        public void TemplatesLandOnOutlinesIn3D(ShippedLayout shipped)
        {
            AssertTemplatesLand(shipped, BuildPlane.XZ, 2, point => new Vector3(2 * point.x, 0, 2 * point.y));
        }

        [TestCaseSource("Layouts")]
        public void DoorsStandInTheWallAndFaceTheOtherRoom(ShippedLayout shipped)
        {
            Layout layout = shipped.Read();
            DungeonBuilder builder = Builder();
            var map = new LayoutMap(layout);
            var angles = new Dictionary<string, double>
            {
                { "north", 0 }, { "east", 90 }, { "south", 180 }, { "west", 270 }
            };
            int told = 0;
            builder.DoorBuilt += built =>
            {
                told++;
                Door door = built.Door;
                if (door.facing == "slanted")
                {
                    return;
                }
                Assert.That(door.OutwardAngle, Is.EqualTo(angles[door.facing]), shipped + " door " + door.index);
                // Along the door, half a cell before and behind it.
                float along = (door.length - 1) / 2f;
                Assert.That(RoomAt(map, built, along, 0.5f), Is.EqualTo(door.roomB));
                Assert.That(RoomAt(map, built, -along, -0.5f), Is.EqualTo(door.roomA));
            };

            builder.Build(layout);

            Assert.That(told, Is.EqualTo(layout.doors.Length));
        }

        [TestCaseSource("Layouts")]
        public void MissionsLeadToTheirGoals(ShippedLayout shipped)
        {
            Layout layout = shipped.Read();
            if (layout.mission.start == Mission.NoStart)
            {
                return;
            }
            int[] walk = layout.mission.Walk.ToArray();
            int[] visited = walk.Distinct().ToArray();
            Assert.That(walk.First(), Is.EqualTo(layout.mission.start), shipped.ToString());
            Assert.That(layout.mission.goal, Is.SubsetOf(visited), shipped.ToString());
            for (int i = 1; i < walk.Length; i++)
            {
                Assert.That(
                    new LayoutMap(layout).ConnectedRooms(layout.rooms[walk[i - 1]]),
                    Has.Member(layout.rooms[walk[i]]),
                    shipped.ToString());
            }
            var items = layout.rooms.SelectMany(room => room.items ?? new string[0]);
            var reached = new LayoutMap(layout).CanReach(items).Select(room => room.index).ToArray();
            Assert.That(visited, Is.SubsetOf(reached), shipped.ToString());
        }

        [TestCaseSource("Layouts")]
        public void CellsBelongToTheRoomsThatTheProgramSays(ShippedLayout shipped)
        {
            var map = new LayoutMap(shipped.Read());
            Layout wide = shipped.Read();
            wide.bounds.width = 10000000;
            var mapWithoutTable = new LayoutMap(wide);
            int[][] owners = shipped.Owners();
            for (int row = 0; row < owners.Length; row++)
            {
                Assert.That(RowOf(map, row, owners[row].Length), Is.EqualTo(owners[row]), "row " + row);
                Assert.That(RowOf(mapWithoutTable, row, owners[row].Length), Is.EqualTo(owners[row]), "row " + row);
            }
        }

        [Test]
        public void AskingForTheRoomOfACellAllocatesNothing()
        {
            const int Questions = 1000000;
            var map = new LayoutMap(ShippedLayout.All().First().Read());
            GridBox bounds = map.Layout.bounds;
            map.RoomAt(bounds.x, bounds.y);
            int found = 0;
            GC.Collect();
            int collections = GC.CollectionCount(0);

            for (int i = 0; i < Questions; i++)
            {
                // The columns on either side of the bounds too.
                found += map.RoomAt(bounds.x - 1 + i % (bounds.width + 2), bounds.y + i % bounds.height) == null ? 0 : 1;
            }

            // The smallest object of each question would be 16 MB in all, several times what is left until a collection.
            Assert.That(GC.CollectionCount(0), Is.EqualTo(collections));
            Assert.That(found, Is.InRange(1, Questions - 1));
        }

        [TestCaseSource("Layouts")]
        public void SolidTilesAndWallsAreThoseThatTheProgramLays(ShippedLayout shipped)
        {
            AssertTilesAndWalls(shipped, WallRule.Solid);
        }

        [TestCaseSource("Layouts")]
        public void TilesAndWallsInsideAreThoseThatTheProgramLays(ShippedLayout shipped)
        {
            AssertTilesAndWalls(shipped, WallRule.Inside);
        }

        [TestCaseSource("Layouts")]
        public void TilesAndWallsOnEdgesAreThoseThatTheProgramLays(ShippedLayout shipped)
        {
            AssertTilesAndWalls(shipped, WallRule.Edges);
        }

        [TestCaseSource("Layouts")]
        public void ScaledTilesAndWallsAreThoseThatTheProgramLays(ShippedLayout shipped)
        {
            Layout layout = shipped.Read();
            Assert.That(shipped.Scales(), Is.Not.Empty);
            foreach (int scale in shipped.Scales())
            {
                AssertTilesAndWalls(
                    layout, WallRule.Solid, scale, shipped.SolidTiles(scale), shipped.SolidWalls(scale));
            }
        }

        /// <summary>By the tiles alone: walking over floors, corridors and doors leads to every room, and never
        /// outside.</summary>
        [TestCaseSource("Layouts")]
        public void WholeDungeonCanBeWalkedOnItsTiles(ShippedLayout shipped)
        {
            Layout layout = shipped.Read();
            DungeonBuilder builder = Builder();
            builder.FloorTilemap = new GameObject("floor").AddComponent<Tilemap>();
            builder.WallTilemap = new GameObject("walls").AddComponent<Tilemap>();
            builder.Tiles.floor = ScriptableObject.CreateInstance<Tile>();
            builder.Tiles.wall = ScriptableObject.CreateInstance<Tile>();
            builder.Build(layout);

            var map = new LayoutMap(layout);
            var cells = new HashSet<GridPoint>(layout.rooms.SelectMany(map.CellsOf));
            var walkable = new HashSet<GridPoint>(
                cells.Where(cell => builder.FloorTilemap.GetTile(new Vector3Int(cell.x, cell.y, 0)) != null));
            Assert.That(cells.Except(walkable).Count(
                cell => builder.WallTilemap.GetTile(new Vector3Int(cell.x, cell.y, 0)) == null), Is.EqualTo(0));
            Assert.That(Reached(walkable), Is.EqualTo(walkable.Count), "cells that can be walked to");
            Assert.That(layout.rooms.All(room => map.CellsOf(room).Any(walkable.Contains)), "floor in every room");
        }

        [TestCaseSource("Layouts")]
        public void EveryRoomIsReachedFromTheFirstUnlessDoorsAreOneWay(ShippedLayout shipped)
        {
            Layout layout = shipped.Read();
            var map = new LayoutMap(layout);
            bool oneWay = layout.doors.Any(door => door.oneWay);
            foreach (Room room in layout.rooms)
            {
                IReadOnlyList<Room> path = map.ShortestPath(layout.rooms[0], room);
                Assert.That(path.Count > 0 || oneWay, room.id);
                for (int i = 1; i < path.Count; i++)
                {
                    Assert.That(map.Neighbours(path[i - 1]), Contains.Item(path[i]));
                }
            }
            foreach (Connection connection in layout.connections)
            {
                Room from = layout.rooms[connection.from];
                Room to = layout.rooms[connection.to];
                int doors = connection.corridor == Connection.NoCorridor ? 1 : 2;
                Assert.That(map.ShortestPath(from, to).Count, Is.InRange(2, 1 + doors));
                Assert.That(map.ConnectedRooms(from), Contains.Item(to));
            }
        }

        private static void AssertTilesAndWalls(ShippedLayout shipped, WallRule walls)
        {
            AssertTilesAndWalls(shipped.Read(), walls, 1, shipped.Tiles(walls), shipped.Walls(walls));
        }

        private static void AssertTilesAndWalls(
            Layout layout, WallRule walls, int scale, string[] expectedTiles, string[] expectedWalls)
        {
            GridBox bounds = layout.bounds;
            int margin = walls == WallRule.Solid ? 1 : 0;
            char[][] rows = Enumerable.Range(0, bounds.height * scale + 2 * margin)
                .Select(y => new string('.', bounds.width * scale + 2 * margin).ToCharArray()).ToArray();
            var tileMap = new TileMap(new LayoutMap(layout), walls, scale);
            foreach (KeyValuePair<GridPoint, TileKind> tile in layout.rooms.SelectMany(tileMap.TilesOf)
                .Concat(tileMap.OuterWalls.Select(cell => new KeyValuePair<GridPoint, TileKind>(cell, TileKind.Wall))))
            {
                rows[tile.Key.y - bounds.y * scale + margin][tile.Key.x - bounds.x * scale + margin] =
                    Letters[(int)tile.Value];
            }

            Assert.That(rows.Select(row => new string(row)).ToArray(), Is.EqualTo(expectedTiles));
            Assert.That(
                layout.rooms.SelectMany(tileMap.WallsOf).Select(wall => wall.Side.ToString())
                    .OrderBy(side => side, System.StringComparer.Ordinal).ToArray(),
                Is.EqualTo(expectedWalls.OrderBy(side => side, System.StringComparer.Ordinal).ToArray()));
        }

        private static void AssertTemplatesLand(
            ShippedLayout shipped, BuildPlane plane, float cellSize, System.Func<GridPoint, Vector3> world)
        {
            Layout layout = shipped.Read();
            Dictionary<string, GridPoint[]> outlines = shipped.TemplateOutlines();
            DungeonBuilder builder = Builder();
            builder.Plane = plane;
            builder.CellSize = cellSize;
            foreach (string template in outlines.Keys)
            {
                GameObject prefab = new GameObject(template);
                builder.TemplatePrefabs.Add(new TemplatePrefab { template = template, prefab = prefab });
            }
            int told = 0;
            builder.RoomBuilt += built =>
            {
                told++;
                Transform prefab = built.GameObject.transform.GetChild(0);
                Vector3[] landed = outlines[built.Room.template]
                    .Select(point => prefab.TransformPoint(world(point))).ToArray();
                AssertSameOutline(landed, built.Room.outline.Select(world).ToArray(), shipped + " " + built.Room);
            };

            builder.Build(layout);

            Assert.That(told, Is.EqualTo(layout.rooms.Length));
        }

        /// <summary>The same corners in the same order around, from any corner on and either way.</summary>
        private static void AssertSameOutline(Vector3[] actual, Vector3[] expected, string what)
        {
            Assert.That(actual.Length, Is.EqualTo(expected.Length), what);
            int count = actual.Length;
            bool same = Enumerable.Range(0, count).Any(start => new[] { 1, count - 1 }.Any(step =>
                Enumerable.Range(0, count).All(i =>
                    Vector3.Distance(actual[(start + i * step) % count], expected[i]) < 1e-3f)));
            Assert.That(same, what + " landed at " + string.Join(" ", actual));
        }

        private static int RoomAt(LayoutMap map, BuiltDoor built, float along, float outward)
        {
            Vector3 place = built.GameObject.transform.TransformPoint(new Vector3(along, outward, 0));
            return map.RoomAt(Floor(place.x), Floor(place.y)).index;
        }

        private static int Floor(float coordinate)
        {
            return (int)System.Math.Floor(coordinate);
        }

        private static int Reached(HashSet<GridPoint> walkable)
        {
            var seen = new HashSet<GridPoint> { walkable.First() };
            var waiting = new Queue<GridPoint>(seen);
            while (waiting.Count > 0)
            {
                GridPoint cell = waiting.Dequeue();
                foreach (GridPoint next in new[]
                {
                    new GridPoint(cell.x + 1, cell.y), new GridPoint(cell.x - 1, cell.y),
                    new GridPoint(cell.x, cell.y + 1), new GridPoint(cell.x, cell.y - 1)
                })
                {
                    if (walkable.Contains(next) && seen.Add(next))
                    {
                        waiting.Enqueue(next);
                    }
                }
            }
            return seen.Count;
        }

        private static DungeonBuilder Builder()
        {
            return new GameObject("builder").AddComponent<DungeonBuilder>();
        }

        /// <summary>The indexes of the rooms that own the cells of a row of the bounds, -1 for none.</summary>
        private static int[] RowOf(LayoutMap map, int row, int columns)
        {
            GridBox bounds = map.Layout.bounds;
            return Enumerable.Range(bounds.x, columns).Select(x => map.RoomAt(x, bounds.y + row))
                .Select(room => room == null ? -1 : room.index).ToArray();
        }

        private static void AssertSame(object one, object other, string name)
        {
            Assert.That(one.GetType(), Is.EqualTo(other.GetType()), name);
            var items = one as IList;
            if (items != null)
            {
                Assert.That(items.Count, Is.EqualTo(((IList)other).Count), name);
                for (int i = 0; i < items.Count; i++)
                {
                    AssertSame(items[i], ((IList)other)[i], name + "[" + i + "]");
                }
            }
            else if (one is string || one.GetType().IsPrimitive)
            {
                Assert.That(one, Is.EqualTo(other), name);
            }
            else
            {
                foreach (FieldInfo field in one.GetType().GetFields(BindingFlags.Instance | BindingFlags.Public))
                {
                    AssertSame(field.GetValue(one), field.GetValue(other), name + "." + field.Name);
                }
            }
        }
    }
}
