using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using NUnit.Framework;
using Undercroft.Building;
using Undercroft.Layouts;
using UnityEngine;
using UnityEngine.Tilemaps;
using Object = UnityEngine.Object;

namespace Undercroft.Tests
{
    [TestFixture]
    internal sealed class DungeonBuilderTests
    {
        private readonly List<Object> made = new List<Object>();
        private readonly List<string> told = new List<string>();

        private DungeonBuilder builder;
        private Layout layout;

        [SetUp]
        public void MakeBuilder()
        {
            layout = SmallLayout.Read();
            builder = MakeObject("builder").AddComponent<DungeonBuilder>();
            builder.RoomBuilt += built => told.Add(built.Room.id);
            builder.DoorBuilt += built => told.Add("door " + built.Door.index);
            builder.DungeonBuilt += map => told.Add(map.Layout.level);
        }

        [TearDown]
        public void RemoveAll()
        {
            made.ForEach(Object.DestroyImmediate);
            made.Clear();
            told.Clear();
        }

        [Test]
        public void TellsOfRoomsThenDoorsThenTheWhole()
        {
            builder.Build(layout);

            Assert.That(string.Join(", ", told), Is.EqualTo(
                "hall, vault, cell, hall-vault, door 0, door 1, door 2, small"));
        }

        [Test]
        public void FillsTilemaps()
        {
            builder.FloorTilemap = MakeObject("floor").AddComponent<Tilemap>();
            builder.WallTilemap = MakeObject("walls").AddComponent<Tilemap>();
            builder.Tiles.floor = MakeTile();
            builder.Tiles.wall = MakeTile();
            builder.Tiles.door = MakeTile();
            builder.Tiles.corridor = MakeTile();

            builder.Build(layout);

            AssertTiles(0, 0, builder.Tiles.floor, null);
            AssertTiles(-1, 0, null, builder.Tiles.wall);
            AssertTiles(1, 4, null, builder.Tiles.wall);
            AssertTiles(5, 2, builder.Tiles.door, null);
            AssertTiles(7, 2, builder.Tiles.corridor, null);
            AssertTiles(7, 4, null, null);
        }

        [Test]
        public void TilesThatAreMissingAreFloorAndWallsMayShareItsTilemap()
        {
            builder.FloorTilemap = MakeObject("floor").AddComponent<Tilemap>();
            builder.Tiles.floor = MakeTile();
            builder.Tiles.wall = MakeTile();

            builder.Build(layout);

            Assert.That(TileAt(builder.FloorTilemap, -1, 0), Is.SameAs(builder.Tiles.wall));
            Assert.That(TileAt(builder.FloorTilemap, 5, 2), Is.SameAs(builder.Tiles.floor));
            Assert.That(TileAt(builder.FloorTilemap, 7, 2), Is.SameAs(builder.Tiles.floor));
        }

        [Test]
        public void PrefabsStandWhereTheirTemplatesLanded()
        {
            GivePrefabs();

            builder.Build(layout);

            Transform vault = builder.transform.Find("Dungeon").Find("vault");
            Assert.That(vault.childCount, Is.EqualTo(1));
            // Mirrored and turned by 90 degrees, x and y change places.
            AssertClose(vault.GetChild(0).TransformPoint(new Vector3(4, 1, 0)), new Vector3(10, 4, 0));
        }

        [Test]
        public void PrefabsStandOnTheGroundIn3D()
        {
            GivePrefabs();
            builder.Plane = BuildPlane.XZ;
            builder.CellSize = 2;

            builder.Build(layout);

            Transform vault = builder.transform.Find("Dungeon").Find("vault");
            AssertClose(vault.GetChild(0).TransformPoint(new Vector3(8, 3, 2)), new Vector3(20, 3, 8));
        }

        [Test]
        public void PositionOfPrefabDoesNotCountButItsRotationAndScaleDo()
        {
            GivePrefabs();
            Transform prefab = builder.TemplatePrefabs.Single(entry => entry.template == "vault").prefab.transform;
            prefab.localPosition = new Vector3(100, 200, 300);
            prefab.localRotation = Quaternion.Euler(0, 0, 90);
            prefab.localScale = new Vector3(2, 1, 1);

            builder.Build(layout);

            // (1, 0) is scaled to (2, 0) and turned to (0, 2) in the prefab; then x and y change places.
            Transform vault = builder.transform.Find("Dungeon").Find("vault");
            AssertClose(vault.GetChild(0).TransformPoint(new Vector3(1, 0, 0)), new Vector3(11, 0, 0));
        }

        [Test]
        public void DungeonMovesWithItsBuilder()
        {
            GivePrefabs();
            builder.transform.localPosition = new Vector3(1000, 0, 0);

            builder.Build(layout);

            Transform hall = builder.transform.Find("Dungeon").Find("hall");
            AssertClose(hall.GetChild(0).TransformPoint(Vector3.zero), new Vector3(1000, 0, 0));
        }

        [Test]
        public void DoorsFaceOutOfRoomA()
        {
            builder.DoorPrefab = MakeObject("door");

            builder.Build(layout);

            Transform dungeon = builder.transform.Find("Dungeon");
            Transform eastern = dungeon.Find("Door 0").GetChild(0);
            Transform northern = dungeon.Find("Door 2").GetChild(0);
            AssertClose(eastern.TransformPoint(new Vector3(0, 1, 0)), new Vector3(7, 2.5f, 0));
            AssertClose(northern.TransformPoint(new Vector3(0, 1, 0)), new Vector3(2.5f, 6, 0));
        }

        [Test]
        public void WallsOnEdgesStandBetweenCellsAndFaceOutOfTheirRoom()
        {
            builder.Walls = WallRule.Edges;
            builder.WallPrefab = MakeObject("wall");
            builder.FloorTilemap = MakeObject("floor").AddComponent<Tilemap>();
            builder.Tiles.floor = MakeTile();
            builder.Tiles.wall = MakeTile();

            builder.Build(layout);

            AssertTilesAreFloor(P(0, 0), P(5, 2), P(13, 4), P(1, 7));
            Transform walls = builder.transform.Find("Dungeon").Find("Walls of vault");
            Vector3[] outside = Enumerable.Range(0, walls.childCount)
                .Select(i => walls.GetChild(i).GetChild(0).TransformPoint(new Vector3(0, 0.5f, 0))).ToArray();
            // All around the vault, half a cell outside its walls, except at its door.
            Assert.That(outside.Length, Is.EqualTo(19));
            Assert.That(outside.All(at => at.x < 9 || at.x > 14 || at.y < 0 || at.y > 5));
            Assert.That(outside.Count(at => Vector3.Distance(at, new Vector3(8.5f, 1.5f, 0)) < 1e-3f), Is.EqualTo(1));
            Assert.That(outside.Count(at => Vector3.Distance(at, new Vector3(8.5f, 2.5f, 0)) < 1e-3f), Is.EqualTo(0));
        }

        [Test]
        public void WallsOnEdgesStandOnTheGroundIn3D()
        {
            builder.Walls = WallRule.Edges;
            builder.WallPrefab = MakeObject("wall");
            builder.Plane = BuildPlane.XZ;
            builder.CellSize = 2;

            builder.Build(layout);

            Transform first = builder.transform.Find("Dungeon").Find("Walls of hall").GetChild(0);
            AssertClose(first.localPosition, new Vector3(1, 0, 0));
            AssertClose(first.GetChild(0).TransformPoint(new Vector3(0, 0, 1)), new Vector3(1, 0, -1));
        }

        [Test]
        public void RoomsWithCellsToSpareNeedNoWallsBetweenCells()
        {
            builder.WallPrefab = MakeObject("wall");

            builder.Build(layout);

            Transform dungeon = builder.transform.Find("Dungeon");
            Assert.That(layout.rooms.Sum(room => dungeon.Find("Walls of " + room.id).childCount), Is.EqualTo(0));
        }

        [Test]
        public void ComponentsOfPrefabsAreToldWhatTheyBecame()
        {
            GivePrefabs();
            builder.TemplatePrefabs.Single(entry => entry.template == "vault").prefab.AddComponent<RoomProbe>();
            builder.DoorPrefab = MakeObject("door");
            GameObject knob = MakeObject("knob");
            knob.transform.SetParent(builder.DoorPrefab.transform, false);
            knob.AddComponent<DoorProbe>();

            builder.Build(layout);

            RoomProbe room = builder.gameObject.GetComponentsInChildren<RoomProbe>(true).Single();
            Assert.That(room.Built.Room.id, Is.EqualTo("vault"));
            Assert.That(room.Built.GameObject.transform, Is.SameAs(room.transform.parent));
            Assert.That(room.Built.Builder, Is.SameAs(builder));
            DoorProbe[] doors = builder.gameObject.GetComponentsInChildren<DoorProbe>(true);
            Assert.That(doors.Select(door => door.Built.Door.index).ToArray(), Is.EqualTo(new[] { 0, 1, 2 }));
        }

        [Test]
        public void BuildingAgainReplacesWhatStands()
        {
            GivePrefabs();
            builder.FloorTilemap = MakeObject("floor").AddComponent<Tilemap>();
            builder.Tiles.floor = MakeTile();
            builder.Build(layout);
            layout.rooms = layout.rooms.Take(1).ToArray();
            layout.rooms[0].doors = new int[0];
            layout.doors = new Door[0];
            layout.connections = new Connection[0];

            builder.Build(layout);

            Assert.That(builder.transform.childCount, Is.EqualTo(1));
            Assert.That(builder.transform.GetChild(0).childCount, Is.EqualTo(1));
            Assert.That(TileAt(builder.FloorTilemap, 7, 2), Is.Null);

            builder.Clear();

            Assert.That(builder.transform.childCount, Is.EqualTo(0));
            Assert.That(TileAt(builder.FloorTilemap, 1, 1), Is.Null);
        }

        [Test]
        public void RoomsThatWouldStayInvisibleAreNamedBeforeAnythingIsBuilt()
        {
            GivePrefabs();
            builder.TemplatePrefabs.RemoveAt(2);
            builder.TemplatePrefabs.RemoveAt(1);

            var e = Assert.Throws<InvalidOperationException>(() => builder.Build(layout));

            Assert.That(e.Message, Is.EqualTo(
                "No prefab is given for the templates vault, cell. Add them to the builder, or give it a tilemap."));
            Assert.That(builder.transform.childCount, Is.EqualTo(0));
        }

        [Test]
        public void RoomsWithTilesNeedNoPrefab()
        {
            GivePrefabs();
            builder.TemplatePrefabs.RemoveAt(1);
            builder.FloorTilemap = MakeObject("floor").AddComponent<Tilemap>();

            builder.Build(layout);

            Assert.That(builder.transform.Find("Dungeon").Find("vault").childCount, Is.EqualTo(0));
            Assert.That(builder.transform.Find("Dungeon").Find("hall").childCount, Is.EqualTo(1));
        }

        [Test]
        public void SeedChoosesAmongPrefabsOfOneTemplate()
        {
            GivePrefabs();
            builder.TemplatePrefabs.Add(new TemplatePrefab { template = "hall", prefab = MakeObject("other hall") });
            var chosen = new List<string>();

            for (int seed = 0; seed < 200; seed++)
            {
                layout.seed = seed;
                builder.Build(layout);
                string once = NameBelow("hall");
                builder.Build(layout);
                Assert.That(NameBelow("hall"), Is.EqualTo(once));
                Assert.That(NameBelow("vault"), Is.EqualTo("vault(Clone)"));
                chosen.Add(once);
            }

            // Within five standard deviations of a half.
            Assert.That(chosen.Count(name => name == "hall(Clone)"), Is.InRange(65, 135));
            Assert.That(chosen.Distinct().Count(), Is.EqualTo(2));
        }

        [Test]
        public void FirstPrefabThatFitsADoorIsTaken()
        {
            builder.DoorPrefab = MakeObject("any");
            builder.DoorPrefabs.Add(new DoorPrefab { kind = DoorFilter.Locked, @lock = "silver", prefab = MakeObject("silver") });
            builder.DoorPrefabs.Add(new DoorPrefab { kind = DoorFilter.Locked, prefab = MakeObject("locked") });
            builder.DoorPrefabs.Add(new DoorPrefab { facing = DoorFacing.North, prefab = MakeObject("north") });
            builder.DoorPrefabs.Add(new DoorPrefab { socket = "gate", facing = DoorFacing.East, prefab = MakeObject("gate") });

            builder.Build(layout);

            Assert.That(NameBelow("Door 0"), Is.EqualTo("any(Clone)"));
            Assert.That(NameBelow("Door 1"), Is.EqualTo("gate(Clone)"));
            Assert.That(NameBelow("Door 2"), Is.EqualTo("locked(Clone)"));
        }

        [TestCase(false, "", "", false, DoorKind.Plain)]
        [TestCase(true, "", "", false, DoorKind.OneWay)]
        [TestCase(true, "", "from", false, DoorKind.Barred)]
        [TestCase(true, "gold", "from", false, DoorKind.Locked)]
        [TestCase(true, "gold", "from", true, DoorKind.Secret)]
        public void KindOfADoorIsWhatCountsMost(bool oneWay, string @lock, string opens, bool secret, DoorKind kind)
        {
            var door = new Door { oneWay = oneWay, @lock = @lock, opens = opens, secret = secret };

            Assert.That(door.Kind, Is.EqualTo(kind));
            foreach (DoorFilter filter in Enum.GetValues(typeof(DoorFilter)))
            {
                bool fits = filter == DoorFilter.Any || filter.ToString() == kind.ToString();
                Assert.That(new DoorPrefab { kind = filter }.Fits(door), Is.EqualTo(fits), filter.ToString());
            }
        }

        [Test]
        public void RoomsOfATypeHaveTilesOfTheirOwn()
        {
            builder.FloorTilemap = MakeObject("floor").AddComponent<Tilemap>();
            builder.Tiles.floor = MakeTile();
            builder.Tiles.wall = MakeTile();
            builder.Tiles.lockedDoor = MakeTile();
            var lair = new RoomTypeTiles { type = "boss" };
            lair.tiles.floor = MakeTile();
            builder.TilesOfTypes.Add(lair);

            builder.Build(layout);

            Assert.That(TileAt(builder.FloorTilemap, 11, 3), Is.SameAs(lair.tiles.floor));
            Assert.That(TileAt(builder.FloorTilemap, 1, 1), Is.SameAs(builder.Tiles.floor));
            // The wall of the vault and the locked door of the hall are in the builder's own set.
            Assert.That(TileAt(builder.FloorTilemap, 14, 3), Is.SameAs(builder.Tiles.wall));
            Assert.That(TileAt(builder.FloorTilemap, 2, 4), Is.SameAs(builder.Tiles.lockedDoor));
        }

        [Test]
        public void WallsAloneMayHaveATilemap()
        {
            GivePrefabs();
            builder.TemplatePrefabs.RemoveAt(1);
            builder.WallTilemap = MakeObject("walls").AddComponent<Tilemap>();
            builder.Tiles.floor = MakeTile();
            builder.Tiles.wall = MakeTile();

            builder.Build(layout);

            Assert.That(TileAt(builder.WallTilemap, -1, 0), Is.SameAs(builder.Tiles.wall));
            Assert.That(TileAt(builder.WallTilemap, 1, 1), Is.Null);
        }

        [Test]
        public void StepsAfterBuildingRunInTheirOrder()
        {
            builder.PostProcessing.Add(MakeStep("one"));
            builder.PostProcessing.Add(null);
            builder.PostProcessing.Add(MakeStep("two"));
            builder.gameObject.AddComponent<StepProbe>().Told = told;

            builder.Build(layout);

            Assert.That(told.Skip(7).ToArray(), Is.EqualTo(new[]
            {
                "one: 4 rooms, 3 doors of small", "two: 4 rooms, 3 doors of small", "component", "small"
            }));
        }

        /// <summary>Four rooms, then three doors; each takes one tick of the clock.</summary>
        [TestCase(0, "1 2 3 4 5 6 7")]
        [TestCase(1, "1 2 3 4 5 6 7")]
        [TestCase(2, "2 4 6")]
        [TestCase(3, "3 6")]
        [TestCase(100, "")]
        public void BuildingIsSpreadOverFrames(int budget, string builtByFrame)
        {
            var frames = new List<int>();
            IEnumerator building = builder.BuildOverFrames(layout, budget, () => told.Count);

            while (building.MoveNext())
            {
                frames.Add(told.Count);
            }

            Assert.That(string.Join(" ", frames), Is.EqualTo(builtByFrame));
            Assert.That(told.Last(), Is.EqualTo("small"));
        }

        private void GivePrefabs()
        {
            foreach (string template in new[] { "hall", "vault", "cell", "passage" })
            {
                builder.TemplatePrefabs.Add(new TemplatePrefab { template = template, prefab = MakeObject(template) });
            }
        }

        private StepAsset MakeStep(string name)
        {
            var step = ScriptableObject.CreateInstance<StepAsset>();
            made.Add(step);
            step.name = name;
            step.Told = told;
            return step;
        }

        /// <summary>The name of the only object below one that was built.</summary>
        private string NameBelow(string built)
        {
            Transform pivot = builder.transform.Find("Dungeon").Find(built);
            Assert.That(pivot.childCount, Is.EqualTo(1));
            return pivot.GetChild(0).gameObject.name;
        }

        private GameObject MakeObject(string name)
        {
            var gameObject = new GameObject(name);
            made.Add(gameObject);
            return gameObject;
        }

        private Tile MakeTile()
        {
            var tile = ScriptableObject.CreateInstance<Tile>();
            made.Add(tile);
            return tile;
        }

        private void AssertTiles(int x, int y, TileBase floor, TileBase wall)
        {
            Assert.That(TileAt(builder.FloorTilemap, x, y), Is.SameAs(floor));
            Assert.That(TileAt(builder.WallTilemap, x, y), Is.SameAs(wall));
        }

        private void AssertTilesAreFloor(params GridPoint[] cells)
        {
            foreach (GridPoint cell in cells)
            {
                Assert.That(TileAt(builder.FloorTilemap, cell.x, cell.y), Is.SameAs(builder.Tiles.floor), cell.ToString());
            }
        }

        private static GridPoint P(int x, int y)
        {
            return new GridPoint(x, y);
        }

        private static TileBase TileAt(Tilemap tilemap, int x, int y)
        {
            return tilemap.GetTile(new Vector3Int(x, y, 0));
        }

        private static void AssertClose(Vector3 actual, Vector3 expected)
        {
            Assert.That(Vector3.Distance(actual, expected), Is.LessThan(1e-3f), actual + " is not " + expected);
        }
    }
}
