using System.IO;
using System.Linq;
using NUnit.Framework;
using Undercroft.Building;
using Undercroft.Editing;
using UnityEditor;
using UnityEngine;

namespace Undercroft.Check
{
    /// <summary>The window that generates layouts, by its buttons.</summary>
    [TestFixture]
    public sealed class GenerateWindowTest
    {
        private EditorWindow window;

        [SetUp]
        public void OpenWindow()
        {
            StubProject.Assets.Clear();
            window = EditorWindow.GetWindow<GenerateWindow>("Undercroft");
            StubScreen.Take();
        }

        [Test]
        public void ShowsWhatIsMadeAndImportsIt()
        {
            const string TwoLayouts = "cp '{0}' \"$out/first-keep-2.undercroft\"; "
                + "sed 's/\"seed\": 1,/\"seed\": 3,/' '{0}' > \"$out/first-keep-3.undercroft\"; "
                + "[ \"$seed $count\" = '2 2' ] || echo \"$seed $count\" >&2";
            using (var program = new FakeProgram(string.Format(TwoLayouts, EditorTest.SampleFile)))
            {
                StubScreen.Enter("Level", program.Level);
                StubScreen.Enter("Seed", 2L);
                StubScreen.Enter("Layouts", 2);

                Press("Generate");
                program.Await();

                string drawn = Drawn();
                Assert.That(drawn, Is.StringContaining("first-keep seed 1: 7 rooms, 40 × 26 cells\n[Import]\n(Import and Build)\n"));
                Assert.That(drawn, Is.Not.StringContaining("Warning"));
                Assert.That(drawn, Is.StringContaining("first-keep seed 3: 7 rooms"));
                Press("Import");
                string imported = program.ImportFolder + "/first-keep-2.undercroft";
                Assert.That(AssetDatabase.LoadAssetAtPath<LayoutAsset>(imported).Layout.seed, Is.EqualTo(1));
            }
        }

        [Test]
        public void BuildsWithTheChosenBuilder()
        {
            var builder = new GameObject("builder").AddComponent<DungeonBuilder>();
            using (var program = new FakeProgram("cp '" + EditorTest.SampleFile + "' \"$out/first-keep-$seed.undercroft\""))
            {
                StubScreen.Enter("Level", program.Level);
                StubScreen.Enter("Build With", (Object)builder);
                Press("Generate");
                program.Await();

                Press("Import and Build");

                Assert.That(builder.transform.childCount, Is.EqualTo(1));
                Assert.That(builder.Layout.Layout.level, Is.EqualTo("first-keep"));
            }
        }

        [Test]
        public void CancelEndsTheProgram()
        {
            using (var program = new FakeProgram("exec sleep 100"))
            {
                StubScreen.Enter("Level", program.Level);
                Press("Generate");
                Assert.That(Drawn(), Is.StringContaining("[Cancel]"));

                Press("Cancel");

                Assert.That(EditorApplication.update == null);
                Assert.That(Drawn(), Is.StringContaining("[Generate]"));
            }
        }

        [Test]
        public void SettingsAreDrawn()
        {
            SettingsProvider page = UndercroftSettingsPage.Create();
            StubScreen.Enter("Time Limit", "2m");

            page.guiHandler("");

            Assert.That(UndercroftSettings.instance.TimeLimit, Is.EqualTo("2m"));
            UndercroftSettings.instance.TimeLimit = "30s";
        }

        [TestCase("plain", "\"plain\"")]
        [TestCase("two words", "\"two words\"")]
        [TestCase("", "\"\"")]
        [TestCase("a\"b", "\"a\\\"b\"")]
        [TestCase("C:\\keeps\\", "\"C:\\keeps\\\\\"")]
        [TestCase("\\\"", "\"\\\\\\\"\"")]
        public void ArgumentsAreQuoted(string argument, string quoted)
        {
            Assert.That(ProgramArguments.Quoted(argument), Is.EqualTo(quoted));
        }

        [Test]
        public void JarsRunWithJava()
        {
            Assert.That(ProgramArguments.FileName("/opt/undercroft.jar"), Is.EqualTo("java"));
            Assert.That(ProgramArguments.FileName("/opt/undercroft"), Is.EqualTo("/opt/undercroft"));
            Assert.That(ProgramArguments.Generate("/opt/undercroft.jar", "30s", "keep.yaml", 7, 2, "out"), Is.EqualTo(
                "\"-jar\" \"/opt/undercroft.jar\" \"generate\" \"keep.yaml\" \"--format\" \"undercroft\" \"--out\" \"out\" "
                + "\"--time-limit\" \"30s\" \"--seed\" \"7\" \"--count\" \"2\""));
        }

        [TestCase("C:\\keeps\\keep.yaml:3:4: error: What.", "C:\\keeps\\keep.yaml", 3, 4)]
        [TestCase("a:1/keep.yaml:12:1: warning: What.", "a:1/keep.yaml", 12, 1)]
        [TestCase("undercroft: The --seed is not a number.", "", 0, 0)]
        [TestCase("at 12:30:00: nothing", "", 0, 0)]
        public void MessagesSayWhereTheyAreAbout(string line, string file, int atLine, int column)
        {
            ProgramMessage message = ProgramMessage.Of(line);

            Assert.That(message.Text, Is.EqualTo(line));
            Assert.That(message.File, Is.EqualTo(file));
            Assert.That(message.Line, Is.EqualTo(atLine));
            Assert.That(message.Column, Is.EqualTo(column));
        }

        private void Press(string button)
        {
            StubScreen.Press(button);
            Drawn();
        }

        private string Drawn()
        {
            StubScreen.Take();
            StubPlayer.Send(window, "OnGUI");
            return StubScreen.Take();
        }
    }
}
