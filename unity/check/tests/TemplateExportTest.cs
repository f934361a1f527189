using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using NUnit.Framework;
using Undercroft.Building;
using Undercroft.Editing;
using UnityEditor;
using UnityEngine;
using UnityEngine.Tilemaps;

namespace Undercroft.Check
{
    /// <summary>Prefabs become room templates. The other side reads the file with Undercroft's own reader.</summary>
    [TestFixture]
    public sealed class TemplateExportTest
    {
        private const string Hall = @"
            #######
            ###.###
            #######
            ##.....";

        private static string Folder
        {
            get { return Environment.CurrentDirectory; }
        }

        [SetUp]
        public void EmptyProject()
        {
            StubProject.Assets.Clear();
        }

        [Test]
        public void OutlinesHolesDoorsAndMarkersAreWritten()
        {
            TemplateDoors hall = Prefab("great-hall", Hall);
            hall.Anywhere.length = 2;
            hall.Anywhere.socket = "gate";
            hall.Anywhere.direction = DoorDirection.Out;
            hall.Transforms = TemplateTransforms.All;
            hall.Weight = 3;
            TemplateMarker throne = Marker(hall, "throne", 5.5f, 3.25f);
            throne.Facing = MarkerFacing.South;
            TemplateMarker chest = Marker(hall, "any", 0.5f, 0.5f);
            chest.Marker = "old chest";
            chest.Group = "loot";
            TemplateDoors cell = Prefab("on", "##\n##");
            cell.Places = DoorPlaces.Listed;
            cell.Listed.Add(new ListedDoor { from = new Vector2Int(0, 0), to = new Vector2Int(0, 1) });
            cell.Listed.Add(new ListedDoor
            {
                from = new Vector2Int(2, 2), to = new Vector2Int(0, 2), length = 1, direction = DoorDirection.In, socket = "a\"b"
            });
            string file = Path.Combine(Folder, "rooms.yaml");
            Selection.gameObjects = StubProject.Assets.Values.Cast<GameObject>().Reverse().ToArray();
            StubProject.NextSavePath = file;

            Assert.That(TemplateExport.IsAnySelected());
            TemplateExport.WriteSelected();

            Assert.That(File.ReadAllText(file), Is.EqualTo(@"templates:
  great-hall:
    outline: [[0, 0], [2, 0], [2, 1], [7, 1], [7, 4], [0, 4]]
    holes: [[[3, 2], [3, 3], [4, 3], [4, 2]]]
    markers: [{ name: throne, at: [5, 3], facing: south }, { name: ""old chest"", at: [0, 0], group: loot }]
    doors: { length: 2, cornerDistance: 1, socket: gate, direction: out }
    transforms: all
    weight: 3
  ""on"":
    outline: [[0, 0], [2, 0], [2, 2], [0, 2]]
    doors: [{ at: [[0, 0], [0, 1]] }, { at: [[2, 2], [0, 2]], length: 1, socket: ""a\""b"", direction: in }]
    transforms: identity
".Replace("\r", "")));
        }

        [Test]
        public void TheTilemapThatIsNamedIsTheFloor()
        {
            TemplateDoors doors = Prefab("hall", "##");
            Tilemap walls = doors.gameObject.GetComponent<Tilemap>();
            doors.Floor = Paint(new GameObject("floor"), "###");
            doors.Floor.transform.SetParent(doors.transform, false);

            DrawnTemplate drawn = DrawnTemplate.Of("hall", doors.gameObject);

            Assert.That(walls.HasTile(new Vector3Int(2, 0, 0)), Is.False);
            Assert.That(drawn.Outlines.Outline.Max(corner => corner.x), Is.EqualTo(3));
        }

        [TestCase("", "has no floor: its tilemap is empty. Paint a tile on each of its cells")]
        [TestCase("#.\n.#", "has cells that touch only at the corner (1, 1). Paint a tile beside it, or erase one")]
        [TestCase("#.#", "is in several parts, of which one begins at (0, 0) and one at (2, 0). Join them, or make two prefabs")]
        public void FloorsThatAreNoRoomAreRefused(string drawing, string problem)
        {
            Prefab("hall", drawing);

            AssertRefused(problem);
        }

        [Test]
        public void DoorsOffTheRimAreRefused()
        {
            TemplateDoors doors = Prefab("hall", "##\n##");
            doors.Places = DoorPlaces.Listed;
            AssertRefused("lists no doors. List one, or let them be Anywhere");
            doors.Listed.Add(new ListedDoor { from = new Vector2Int(1, 0), to = new Vector2Int(1, 1) });

            AssertRefused("has a door from (1, 0) to (1, 1), which is no part of a straight edge of its floor. Move it to the rim");
        }

        [Test]
        public void TilemapsOffTheRootAreRefused()
        {
            TemplateDoors doors = Prefab("hall", "##");
            doors.Floor = Paint(new GameObject("floor"), "###");
            doors.Floor.transform.SetParent(doors.transform, false);
            doors.Floor.transform.localPosition = new Vector3(0.5f, 0, 0);

            var e = Assert.Throws<InvalidOperationException>(() => DrawnTemplate.Of("hall", doors.gameObject));

            Assert.That(e.Message, Is.StringStarting("has its tilemap beside its root"));
        }

        [Test]
        public void MarkersOffTheFloorAreRefused()
        {
            Marker(Prefab("hall", "##"), "altar", 1.5f, 1.5f);

            AssertRefused("has the marker \"altar\" in the cell (1, 1), where there is no floor. Move it");
        }

        [Test]
        public void EveryPrefabThatIsWrongIsToldAndNothingWritten()
        {
            StubProject.Assets["Assets/a.prefab"] = new GameObject("a");
            var second = new GameObject("b");
            second.AddComponent<TemplateDoors>();
            StubProject.Assets["Assets/b.prefab"] = second;
            string file = Path.Combine(Folder, "never.yaml");

            IList<string> problems = TemplateExport.Write(new[] { "Assets/a.prefab", "Assets/b.prefab", "Assets/b.prefab" }, file);

            Assert.That(problems, Is.EqualTo(new[]
            {
                "The prefab Assets/a.prefab has no component Undercroft/Doors. Add one.",
                "The prefab Assets/b.prefab has no tilemap. Add one, and paint a tile on each cell of the floor.",
                "The prefab Assets/b.prefab has the name of another. Rename one."
            }));
            Assert.That(File.Exists(file), Is.False);
        }

        private static void AssertRefused(string problem)
        {
            IList<string> problems = TemplateExport.Write(new[] { "Assets/hall.prefab" }, Path.Combine(Folder, "never.yaml"));

            Assert.That(problems, Is.EqualTo(new[] { "The prefab Assets/hall.prefab " + problem + "." }));
        }

        /// <summary>A prefab whose floor is drawn with #, the top line first.</summary>
        private static TemplateDoors Prefab(string name, string drawing)
        {
            var prefab = new GameObject(name);
            Paint(prefab, drawing);
            StubProject.Assets["Assets/" + name + ".prefab"] = prefab;
            return prefab.AddComponent<TemplateDoors>();
        }

        private static Tilemap Paint(GameObject target, string drawing)
        {
            var tilemap = target.AddComponent<Tilemap>();
            var tile = ScriptableObject.CreateInstance<Tile>();
            string[] lines = drawing.Trim().Split('\n').Select(line => line.Trim()).Reverse().ToArray();
            for (int y = 0; y < lines.Length; y++)
            {
                for (int x = 0; x < lines[y].Length; x++)
                {
                    tilemap.SetTiles(
                        new[] { new Vector3Int(x, y, 0) }, new TileBase[] { lines[y][x] == '#' ? tile : null });
                }
            }
            return tilemap;
        }

        private static TemplateMarker Marker(TemplateDoors doors, string name, float x, float y)
        {
            var marker = new GameObject(name).AddComponent<TemplateMarker>();
            marker.transform.SetParent(doors.transform, false);
            marker.transform.localPosition = new Vector3(x, y, 0);
            return marker;
        }
    }
}
