using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Compression;
using System.Linq;
using System.Text;
using NUnit.Framework;
using Undercroft.Building;
using Undercroft.Layouts;
using UnityEngine;
using Object = UnityEngine.Object;

namespace Undercroft.Tests
{
    /// <summary>Pools of the small layout under other seeds.</summary>
    [TestFixture]
    internal sealed class LayoutPoolTests
    {
        private const int Size = 40;

        private readonly LayoutPool pool = LayoutPool.Of(Encoding.UTF8.GetBytes(Lines(Size)), "small.undercroftpool");

        [Test]
        public void GivesLayoutsInAnyOrder()
        {
            foreach (int index in new[] { 39, 0, 17, 16, 15, 39, 1 })
            {
                Layout layout = pool.Read(index);

                Assert.That(layout.seed, Is.EqualTo(100 + index));
                Assert.That(layout.rooms[1].outline, Is.EqualTo(SmallLayout.Read().rooms[1].outline));
                Assert.That(layout.doors.Length, Is.EqualTo(3));
            }
        }

        [TestCase(-1)]
        [TestCase(Size)]
        public void KnowsNoOtherIndexes(int index)
        {
            var e = Assert.Throws<ArgumentOutOfRangeException>(() => pool.Read(index));

            Assert.That(e.Message.StartsWith("The index (" + index + ") must be from 0 to 39."), e.Message);
        }

        [Test]
        public void SaysWhatIsInALayoutWithoutReadingIt()
        {
            PoolEntry entry = pool.Entries[7];

            Assert.That(entry.level, Is.EqualTo("small"));
            Assert.That(entry.seed, Is.EqualTo(107));
            Assert.That(entry.rooms, Is.EqualTo(3));
            Assert.That(entry.corridors, Is.EqualTo(1));
            Assert.That(entry.width, Is.EqualTo(14));
            Assert.That(entry.height, Is.EqualTo(8));
            // From the middle of the passage's western door, (6, 2.5), to that of its eastern one, (9, 2.5).
            Assert.That(entry.way, Is.EqualTo(6));
        }

        [Test]
        public void DifficultyIsTheShareOfLayoutsWithAShorterWay()
        {
            LayoutPool ways = PoolOf(Moved(3), Moved(1), Moved(3), Moved(0));

            Assert.That(ways.Entries.Select(entry => entry.way).ToArray(), Is.EqualTo(new[] { 12, 8, 12, 6 }));
            Assert.That(ways.Entries.Select(entry => entry.difficulty).ToArray(), Is.EqualTo(new[] { 0.5, 0.25, 0.5, 0 }));
        }

        [Test]
        public void WishesAreFulfilled()
        {
            LayoutPool ways = PoolOf(Moved(3), Moved(1), Moved(3), Moved(0));

            Assert.That(ways.Matching(new LayoutWish()), Is.EqualTo(new[] { 0, 1, 2, 3 }));
            Assert.That(ways.Matching(new LayoutWish { mostWidth = 15 }), Is.EqualTo(new[] { 1, 3 }));
            Assert.That(ways.Matching(new LayoutWish { mostHeight = 7 }), Is.Empty);
            Assert.That(ways.Matching(new LayoutWish { mostHeight = 8, leastDifficulty = 0.5 }), Is.EqualTo(new[] { 0, 2 }));
            Assert.That(ways.Matching(new LayoutWish { mostDifficulty = 0.25 }), Is.EqualTo(new[] { 1, 3 }));
            Assert.That(ways.Matching(new LayoutWish { leastRooms = 3, mostRooms = 3 }).Count, Is.EqualTo(4));
            Assert.That(ways.Matching(new LayoutWish { leastRooms = 4 }), Is.Empty);
            Assert.That(ways.Matching(new LayoutWish { mostRooms = 2 }), Is.Empty);
            Assert.That(ways.Matching(new LayoutWish { level = "small" }).Count, Is.EqualTo(4));
            Assert.That(ways.Matching(new LayoutWish { level = "large" }), Is.Empty);
        }

        [Test]
        public void SeedsPickEachLayoutEquallyOften()
        {
            var counts = new int[Size];
            var wish = new LayoutWish();
            for (int seed = 0; seed < 100 * Size; seed++)
            {
                int picked = pool.Pick(seed, wish);
                Assert.That(pool.Pick(seed, wish), Is.EqualTo(picked));
                counts[picked]++;
            }

            // Within five standard deviations of 100.
            Assert.That(counts.Min(), Is.GreaterThanOrEqualTo(50));
            Assert.That(counts.Max(), Is.LessThanOrEqualTo(150));
            Assert.That(pool.Pick(1, new LayoutWish { leastRooms = 100 }), Is.EqualTo(-1));
        }

        /// <summary>Computed by another program, so that a seed of a friend picks the same layout everywhere.</summary>
        [TestCase(0, 26)]
        [TestCase(1, 14)]
        [TestCase(9007199254740991, 36)]
        public void PicksAreTheSameEverywhere(long seed, int index)
        {
            Assert.That(pool.Pick(seed, new LayoutWish()), Is.EqualTo(index));
        }

        [Test]
        public void GzippedFilesAreUnpacked()
        {
            byte[] packed = Gzipped(Lines(3));

            Assert.That(LayoutPool.Of(packed, "pool").Entries.Select(entry => entry.seed), Is.EqualTo(new[] { 100, 101, 102 }));
            var torn = Assert.Throws<LayoutFormatException>(
                () => LayoutPool.Of(packed.Take(packed.Length / 2).ToArray(), "pool"));
            Assert.That(torn.Message.StartsWith("pool:1:1: The pool cannot be unpacked: "), torn.Message);
        }

        [Test]
        public void ErrorsSayTheLineOfTheFile()
        {
            string broken = Lines(2) + "\n" + Lines(1).Replace("\"socket\":", "\"sockets\":");

            var e = Assert.Throws<LayoutFormatException>(() => LayoutPool.Of(Encoding.UTF8.GetBytes(broken), "pool"));

            Assert.That(e.Message.StartsWith("pool:4:"), e.Message);
            Assert.That(e.Message.EndsWith("Door 0 has no \"socket\". Every field must be there."), e.Message);
            e = Assert.Throws<LayoutFormatException>(() => LayoutPool.Of(new byte[0], "pool"));
            Assert.That(e.Message, Is.EqualTo("pool:1:1: The pool is empty. Give lines that undercroft wrote."));
        }

        [Test]
        public void RoomsThatDoNotFollowFromTheirTemplateKeepTheirOutline()
        {
            // The vault and the cell say that they are of one template, but differ.
            string line = Lines(1).Replace("\"template\":\"cell\"", "\"template\":\"vault\"");

            Layout layout = LayoutPool.Of(Encoding.UTF8.GetBytes(line), "pool").Read(0);

            Assert.That(layout.rooms[1].outline, Is.EqualTo(SmallLayout.Read().rooms[1].outline));
            Assert.That(layout.rooms[2].outline, Is.EqualTo(SmallLayout.Read().rooms[2].outline));
        }

        [Test]
        public void PickerPicksByItsSeed()
        {
            var holder = new GameObject("picker");
            holder.AddComponent<DungeonBuilder>();
            var picker = holder.AddComponent<LayoutPicker>();

            Assert.That(Assert.Throws<InvalidOperationException>(() => picker.Pick()).Message,
                Is.EqualTo("The Layout Picker has no pool. Give it one."));
            picker.Pool = LayoutPoolAsset.Of(PoolMaker.Make(Lines(Size), "pool"));
            picker.Pool.name = "caves";
            picker.Seed = 1;
            Assert.That(picker.Pick().seed, Is.EqualTo(100 + pool.Pick(1, new LayoutWish())));
            picker.Wish.leastRooms = 9;
            Assert.That(Assert.Throws<InvalidOperationException>(() => picker.Pick()).Message, Is.EqualTo(
                "None of the 40 layouts of caves fulfils the wish. Wish for less, or give a larger pool."));
            Object.DestroyImmediate(picker.Pool);
            Object.DestroyImmediate(holder);
        }

        private static LayoutPool PoolOf(params string[] lines)
        {
            return LayoutPool.Of(Encoding.UTF8.GetBytes(string.Join("\n", lines)), "pool");
        }

        /// <summary>The small layout on one line under seeds from 100, with Windows' ends of lines.</summary>
        private static string Lines(int count)
        {
            return string.Join("\n", Enumerable.Range(100, count).Select(seed => Line(seed) + "\r")) + "\n";
        }

        private static string Line(int seed)
        {
            return SmallLayout.Json.Replace("\r", "").Replace("\n", "").Replace("\": ", "\":")
                .Replace("\"seed\":9007199254740991", "\"seed\":" + seed);
        }

        /// <summary>The small layout with a longer passage, so that the vault is farther in the east.</summary>
        private static string Moved(int cells)
        {
            string moved = Line(1).Replace("\"width\":14", "\"width\":" + (14 + cells));
            foreach (int x in new[] { 9, 14 })
            {
                moved = moved.Replace("{\"x\":" + x + ",", "{\"x\": " + (x + cells) + ",");
            }
            return moved;
        }

        private static byte[] Gzipped(string text)
        {
            using (var packed = new MemoryStream())
            {
                using (var gzip = new GZipStream(packed, CompressionMode.Compress))
                {
                    byte[] bytes = Encoding.UTF8.GetBytes(text);
                    gzip.Write(bytes, 0, bytes.Length);
                }
                return packed.ToArray();
            }
        }
    }
}
