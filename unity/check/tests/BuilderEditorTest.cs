using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using NUnit.Framework;
using Undercroft.Building;
using Undercroft.Editing;
using Undercroft.Layouts;
using UnityEditor;
using UnityEngine;
using UnityEngine.Tilemaps;

namespace Undercroft.Check
{
    /// <summary>The inspector of a builder, by its buttons.</summary>
    [TestFixture]
    public sealed class BuilderEditorTest
    {
        private Layout layout;
        private DungeonBuilder builder;
        private Editor inspector;

        [SetUp]
        public void MakeInspector()
        {
            StubProject.Assets.Clear();
            layout = ShippedLayout.All().First().Read();
            builder = new GameObject("builder").AddComponent<DungeonBuilder>();
            builder.Layout = LayoutAsset.Of(layout);
            inspector = Editor.CreateEditor(builder, typeof(DungeonBuilderEditor));
            StubScreen.Take();
        }

        [Test]
        public void BuildCanBeUndone()
        {
            builder.FloorTilemap = new GameObject("floor").AddComponent<Tilemap>();
            builder.Tiles.floor = ScriptableObject.CreateInstance<Tile>();
            var drawn = ScriptableObject.CreateInstance<Tile>();
            var outside = new Vector3Int(layout.bounds.x - 5, layout.bounds.y, 0);
            builder.FloorTilemap.SetTiles(new[] { outside }, new TileBase[] { drawn });

            Press("Build");

            Assert.That(builder.transform.childCount, Is.EqualTo(1));
            Assert.That(builder.FloorTilemap.GetTile(outside), Is.Null);
            Assert.That(Undo.CurrentName, Is.EqualTo("Build Dungeon"));
            Undo.PerformUndo();
            Assert.That(builder.transform.childCount, Is.EqualTo(0));
            Assert.That(builder.FloorTilemap.GetTile(outside), Is.SameAs(drawn));
            Press("Build");
            Assert.That(builder.transform.childCount, Is.EqualTo(1));
        }

        [Test]
        public void ClearCanBeUndone()
        {
            Press("Build");
            Transform built = builder.transform.GetChild(0);

            Press("Clear");

            Assert.That(builder.transform.childCount, Is.EqualTo(0));
            Undo.PerformUndo();
            Assert.That(builder.transform.GetChild(0), Is.SameAs(built));
            Press("Clear");
            Assert.That(builder.transform.childCount, Is.EqualTo(0));
        }

        [Test]
        public void PrefabsOfTheTemplatesNamesAreFoundAndStayConnected()
        {
            string template = layout.rooms[0].template;
            foreach (string each in layout.rooms.Select(room => room.template).Distinct())
            {
                StubProject.Assets["Assets/Rooms/" + each + ".prefab"] = new GameObject(each);
            }
            StubProject.Assets["Assets/More/" + template + " dark.prefab"] = new GameObject(template + " dark");
            StubProject.Assets["Assets/More/" + template + "s.prefab"] = new GameObject(template + "s");
            var given = new GameObject("given");
            string other = layout.rooms.First(room => room.template != template).template;
            builder.TemplatePrefabs.Add(new TemplatePrefab { template = other, prefab = given });

            Press("Build");

            Assert.That(PrefabsOf(template), Is.EqualTo(new[] { template + " dark", template }));
            Assert.That(PrefabsOf(other), Is.EqualTo(new[] { "given" }));
            Room room0 = layout.rooms[0];
            GameObject instance = builder.transform.GetChild(0).Find(room0.id).GetChild(0).gameObject;
            Assert.That(PrefabsOf(template), Has.Member(instance.name));
            Undo.PerformUndo();
            Assert.That(builder.TemplatePrefabs.Count, Is.EqualTo(1));
        }

        [Test]
        public void ProblemsAreShown()
        {
            builder.TemplatePrefabs.Add(new TemplatePrefab { template = "other", prefab = new GameObject("other") });

            Press("Build");

            Assert.That(Drawn(), Is.StringContaining("Error: No prefab is given for the templates "));
            Assert.That(builder.transform.childCount, Is.EqualTo(0));
        }

        [Test]
        public void ButtonsWithoutWhatTheyNeedAreOff()
        {
            builder.Layout = null;

            Assert.That(Drawn(), Is.EqualTo("(Generate)\n(Build)\n(Find Prefabs)\n[Clear]\n"));
        }

        [Test]
        public void GenerateBuildsWhatTheProgramMakes()
        {
            using (var program = new FakeProgram("cp '" + EditorTest.SampleFile + "' \"$out/first-keep-$seed.undercroft\""))
            {
                builder.Generation.level = program.Level;
                builder.Generation.newSeed = false;
                builder.Generation.seed = 1;

                Press("Generate");
                Assert.That(Drawn(), Is.EqualTo("(Generating…)\n(Build)\n(Find Prefabs)\n(Clear)\n"));
                program.Await();

                Assert.That(builder.Layout.Layout.level, Is.EqualTo("first-keep"));
                Assert.That(builder.transform.GetChild(0).Find("gate"), Is.Not.Null);
                Assert.That(File.Exists(Path.Combine(program.ImportFolder, "first-keep-1.undercroft")));
                Assert.That(Drawn(), Is.EqualTo("[Generate]\n[Build]\n[Find Prefabs]\n[Clear]\n"));
            }
        }

        [Test]
        public void ErrorsOfTheProgramOpenTheirFiles()
        {
            const string Error = "graphs/keep.yaml:7:12: error: The room \"hal\" is not there. Did you mean \"hall\"?";
            using (var program = new FakeProgram("echo '" + Error + "' >&2; echo 'Stuck at: hall' >&2; exit 2"))
            {
                builder.Generation.level = program.Level;
                Press("Generate");
                program.Await();

                Press(Error);

                Assert.That(UnityEditorInternal.InternalEditorUtility.LastOpened, Is.EqualTo("graphs/keep.yaml:7:12"));
                Assert.That(Drawn(), Is.StringEnding("[" + Error + "]\nWarning: Stuck at: hall\n"));
                Assert.That(builder.transform.childCount, Is.EqualTo(0));
            }
        }

        [Test]
        public void ProgramThatIsMissingIsTold()
        {
            using (var program = new FakeProgram("true"))
            {
                UndercroftSettings.instance.Program = "/nowhere/undercroft";
                builder.Generation.level = program.Level;

                Press("Generate");

                Assert.That(Drawn(), Is.StringContaining("Error: The program \"/nowhere/undercroft\" cannot be started: "));
                UndercroftSettings.instance.Program = "";
                Press("Generate");
                Assert.That(Drawn(), Is.StringContaining("Error: Where Undercroft is, is not known."));
                builder.Generation.level = "none.yaml";
                UndercroftSettings.instance.Program = "undercroft";
                Press("Generate");
                Assert.That(Drawn(), Is.StringContaining("Error: There is no level \"none.yaml\"."));
            }
        }

        private string[] PrefabsOf(string template)
        {
            return builder.TemplatePrefabs.Where(entry => entry.template == template)
                .Select(entry => entry.prefab.name).ToArray();
        }

        private void Press(string button)
        {
            StubScreen.Press(button);
            Drawn();
        }

        private string Drawn()
        {
            StubScreen.Take();
            inspector.OnInspectorGUI();
            return StubScreen.Take();
        }
    }
}
