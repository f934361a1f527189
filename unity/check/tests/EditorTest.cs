using System;
using System.IO;
using System.Linq;
using NUnit.Framework;
using Undercroft.Building;
using Undercroft.Editing;
using Undercroft.Samples;
using UnityEditor;
using UnityEditor.AssetImporters;
using UnityEngine;

namespace Undercroft.Check
{
    /// <summary>The importer, the inspector and the sample, on the sample's own layout.</summary>
    [TestFixture]
    public sealed class EditorTest
    {
        internal static string SampleFile
        {
            get
            {
                string package = Environment.GetEnvironmentVariable("UNDERCROFT_PACKAGE");
                return Path.Combine(package, "Samples~", "FirstKeep", "first-keep-1.undercroft");
            }
        }

        [Test]
        public void FilesAreImportedAsLayouts()
        {
            AssetImportContext context = Import(SampleFile);

            Assert.That(context.Errors, Is.Empty);
            Assert.That(((LayoutAsset)context.mainObject).Layout.level, Is.EqualTo("first-keep"));
        }

        [Test]
        public void BrokenFilesAreToldInTheConsole()
        {
            string file = Path.GetTempFileName();
            File.WriteAllText(file, "{\"formatVersion\": 7}");

            AssetImportContext context = Import(file);

            Assert.That(context.mainObject, Is.Null);
            Assert.That(context.Errors.Single(), Is.EqualTo(file + ":1:19: The formatVersion (7) of the layout is not from 1 to 2, "
                + "as this package reads them; update the package."));
            File.Delete(file);
        }

        [Test]
        public void PoolsAreImportedAndShown()
        {
            string file = Path.Combine(Path.GetTempPath(), "keeps-" + Guid.NewGuid() + ".undercroftpool");
            string line = File.ReadAllText(SampleFile).Replace("\n", "") + "\n";
            File.WriteAllText(file, line + line.Replace("\"seed\": 1,", "\"seed\": 2,"));
            var context = new AssetImportContext(file);
            new LayoutPoolImporter().OnImportAsset(context);
            File.Delete(file);

            Assert.That(context.Errors, Is.Empty);
            var pool = (LayoutPoolAsset)context.mainObject;
            Assert.That(pool.Pool.Read(1).seed, Is.EqualTo(2));
            StubScreen.Take();
            Editor.CreateEditor(pool, typeof(LayoutPoolAssetEditor)).OnInspectorGUI();
            Assert.That(StubScreen.Take(), Is.EqualTo("Layouts: 2\nCompressed: " + pool.Bytes / 1024 + " KB\nRooms: 7 to 7\n"
                + "Width: 40 to 40 cells\nHeight: 26 to 26 cells\nLevels\nfirst-keep: 2\n"));
        }

        [Test]
        public void BrokenPoolsAreToldInTheConsole()
        {
            string file = Path.GetTempFileName();
            File.WriteAllText(file, "\n{\"formatVersion\": 7}\n");
            var context = new AssetImportContext(file);
            new LayoutPoolImporter().OnImportAsset(context);
            File.Delete(file);

            Assert.That(context.mainObject, Is.Null);
            Assert.That(context.Errors.Single(), Is.StringStarting(file + ":2:19: The formatVersion (7)"));
        }

        [Test]
        public void InspectorShowsWhatIsInTheLayout()
        {
            var asset = (LayoutAsset)Import(SampleFile).mainObject;
            Editor editor = Editor.CreateEditor(asset, typeof(LayoutAssetEditor));
            StubScreen.Take();

            editor.OnInspectorGUI();

            string labels = StubScreen.Take();
            Assert.That(labels, Is.StringContaining("Level: first-keep\nSeed: 1\n"));
            Assert.That(labels, Is.StringContaining("Rooms: 7\n"));
            Assert.That(labels, Is.StringContaining("Templates\n"));
            Assert.That(labels, Is.StringContaining("throne-room: 1\n"));
        }

        [Test]
        public void PreviewIsDrawnOnceAndDestroyedInTheEnd()
        {
            var asset = (LayoutAsset)Import(SampleFile).mainObject;
            Editor editor = Editor.CreateEditor(asset, typeof(LayoutAssetEditor));

            Assert.That(editor.HasPreviewGUI(), Is.True);
            editor.OnPreviewGUI(new Rect(0, 0, 100, 100), new GUIStyle());
            Texture first = GUI.LastDrawn;
            editor.OnPreviewGUI(new Rect(0, 0, 100, 100), new GUIStyle());

            Assert.That(GUI.LastDrawn, Is.SameAs(first));
            Assert.That(first.width, Is.EqualTo(asset.Layout.bounds.width));
            StubPlayer.Send(editor, "OnDisable");
            Assert.That(first == null);
        }

        [Test]
        public void SampleFindsItsWay()
        {
            var walk = new GameObject("walk").AddComponent<KeepWalk>();
            walk.Layout = (LayoutAsset)Import(SampleFile).mainObject;

            string way = walk.WayToBoss();

            Assert.That(way, Is.StringStarting("gate → "));
            Assert.That(way, Is.StringEnding(" → throne"));
            StubPlayer.Send(walk, "OnDrawGizmos");
        }

        [Test]
        public void SampleSceneBuildsItsKeepOnASlab()
        {
            string file = Path.Combine(Path.GetDirectoryName(SampleFile), "..", "KeepIn3D", "first-keep-2.json");
            var scene = new GameObject("keep").AddComponent<KeepScene>();
            scene.Layout = new TextAsset(File.ReadAllText(file));
            var builder = scene.gameObject.AddComponent<DungeonBuilder>();
            builder.Plane = BuildPlane.XZ;
            builder.Walls = Layouts.WallRule.Edges;
            builder.WallPrefab = new GameObject("wall");

            StubPlayer.Start(scene.gameObject);
            StubPlayer.Stop();

            Transform keep = scene.transform.GetChild(0);
            Assert.That(keep.Find("Walls of gate").childCount, Is.GreaterThan(10));
            // The slab reaches from the lowest corner of the bounds to the highest, and its top is the floor.
            Transform slab = keep.Find("Cube");
            AssertClose(slab.TransformPoint(new Vector3(-0.5f, 0.5f, -0.5f)), new Vector3(-32, 0, -15));
            AssertClose(slab.TransformPoint(new Vector3(0.5f, 0.5f, 0.5f)), new Vector3(10, 0, 22));
        }

        private static void AssertClose(Vector3 actual, Vector3 expected)
        {
            Assert.That(Vector3.Distance(actual, expected), Is.LessThan(1e-4f), actual + " is not " + expected);
        }

        private static AssetImportContext Import(string file)
        {
            var context = new AssetImportContext(file);
            new LayoutImporter().OnImportAsset(context);
            return context;
        }
    }
}
