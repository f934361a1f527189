using System.Linq;
using NUnit.Framework;
using Undercroft.Building;
using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Check
{
    /// <summary>The builder in a scene that starts, frame after frame.</summary>
    [TestFixture]
    public sealed class PlayTest
    {
        private DungeonBuilder builder;
        private Layout layout;

        [SetUp]
        public void MakeBuilder()
        {
            layout = ShippedLayout.All().Last().Read();
            builder = new GameObject("builder").AddComponent<DungeonBuilder>();
        }

        [TearDown]
        public void Stop()
        {
            StubPlayer.Stop();
        }

        [Test]
        public void BuildsItsLayoutWhenTheSceneStarts()
        {
            builder.Layout = LayoutAsset.Of(layout);

            StubPlayer.Start(builder.gameObject);

            Assert.That(Built(), Is.EqualTo(layout.rooms.Length + layout.doors.Length));
            builder.Clear();
            Assert.That(builder.transform.childCount, Is.EqualTo(0));
        }

        [Test]
        public void BuildsItsLayoutOverFrames()
        {
            builder.Layout = LayoutAsset.Of(layout);
            builder.MillisecondsPerFrame = 1e-6f;

            StubPlayer.Start(builder.gameObject);

            int frames = 1;
            Assert.That(Built(), Is.EqualTo(1));
            while (StubPlayer.NextFrame(builder.gameObject))
            {
                frames++;
                Assert.That(Built(), Is.EqualTo(frames));
            }
            Assert.That(Built(), Is.EqualTo(layout.rooms.Length + layout.doors.Length));
        }

        [TestCase(true)]
        [TestCase(false)]
        public void BuiltThenSavedThenPlayedThereIsOneDungeon(bool buildOnStart)
        {
            builder.Layout = LayoutAsset.Of(layout);
            builder.BuildOnStart = buildOnStart;
            builder.Build(layout);
            Transform built = builder.transform.GetChild(0);
            StubPlayer.SaveAndLoad(builder.gameObject);

            StubPlayer.Start(builder.gameObject);

            Assert.That(builder.transform.childCount, Is.EqualTo(1));
            Assert.That(builder.transform.GetChild(0) == built, Is.EqualTo(!buildOnStart));
            builder.Clear();
            Assert.That(builder.transform.childCount, Is.EqualTo(0));
        }

        [Test]
        public void PickerBuildsALayoutOfItsPool()
        {
            string lines = string.Join("\n", ShippedLayout.All().Take(2).Select(shipped => shipped.Json.Replace("\n", "")));
            var picker = builder.gameObject.AddComponent<LayoutPicker>();
            picker.Pool = LayoutPoolAsset.Of(PoolMaker.Make(lines, "shipped"));
            picker.NewSeed = false;
            picker.Seed = 3;

            StubPlayer.Start(builder.gameObject);

            Assert.That(Built(), Is.EqualTo(picker.Pick().rooms.Length + picker.Pick().doors.Length));
        }

        [Test]
        public void WithoutLayoutWaitsForSomebodyToGiveOne()
        {
            StubPlayer.Start(builder.gameObject);

            Assert.That(builder.transform.childCount, Is.EqualTo(0));
        }

        private int Built()
        {
            return builder.transform.GetChild(0).childCount;
        }
    }
}
