using System;
using System.Collections.Generic;
using System.Runtime.Serialization;
using NUnit.Framework;
using UnityEngine;

namespace Undercroft.Check
{
    /// <summary>The strict reader that stands in for Unity's JsonUtility.</summary>
    [TestFixture]
    public sealed class JsonUtilityTest
    {
        [Serializable]
        public sealed class Thing
        {
            public const int NotRead = 1;
            public static int NotReadEither;

            public int count;
            public long large;
            public bool open;
            public string name;
            public int[] numbers;
            public List<Part> parts;
            public Part part;
        }

        [Serializable]
        public struct Part
        {
            public int x;
        }

        public sealed class NotSerializable
        {
            public int x;
        }

        [Serializable]
        public sealed class WithDictionary
        {
            public Dictionary<string, int> numbers;
        }

        [Serializable]
        public sealed class WithNestedArray
        {
            public int[][] numbers;
        }

        [Serializable]
        public sealed class WithProperty
        {
            public int X { get; set; }
        }

        [Serializable]
        public sealed class WithObject
        {
            public object thing;
        }

        [Serializable]
        public sealed class WithOptional
        {
            [OptionalField]
            public int[] numbers = { 4 };

            [OptionalField]
            public double share;
        }

        private const string Json = "{\"count\": -3, \"large\": 9007199254740991, \"open\": true, \"name\": \"a\\n\\u00e4\", "
            + "\"numbers\": [1, 2], \"parts\": [{\"x\": 5}, {\"x\": 6}], \"part\": {\"x\": 7}}";

        [Test]
        public void FillsPublicFields()
        {
            var thing = JsonUtility.FromJson<Thing>(Json);

            Assert.That(thing.count, Is.EqualTo(-3));
            Assert.That(thing.large, Is.EqualTo(9007199254740991));
            Assert.That(thing.open, Is.True);
            Assert.That(thing.name, Is.EqualTo("a\nä"));
            Assert.That(thing.numbers, Is.EqualTo(new[] { 1, 2 }));
            Assert.That(thing.parts[1].x, Is.EqualTo(6));
            Assert.That(thing.part.x, Is.EqualTo(7));
        }

        [TestCase("-3", "null")]
        [TestCase("-3", "2147483648")]
        [TestCase("-3", "3.0")]
        [TestCase("-3", "\"3\"")]
        [TestCase("\"count\": -3, ", "")]
        [TestCase("\"count\": -3, ", "\"count\": -3, \"count\": -3, ")]
        [TestCase("\"count\": -3, ", "\"count\": -3, \"more\": 1, ")]
        [TestCase("[1, 2]", "null")]
        [TestCase("[1, 2]", "[[1], [2]]")]
        [TestCase("[1, 2]", "[1, 2")]
        [TestCase("{\"x\": 7}", "null")]
        [TestCase("{\"x\": 7}", "{\"x\": 7}}")]
        [TestCase("true", "1")]
        public void RefusesWhatUnityWouldPassOver(string original, string broken)
        {
            Assert.That(Json, Is.StringContaining(original));
            Assert.Throws<ArgumentException>(() => JsonUtility.FromJson<Thing>(Json.Replace(original, broken)));
        }

        [Test]
        public void LeavesWhatIsOptionalAsItWasMade()
        {
            var without = JsonUtility.FromJson<WithOptional>("{}");
            var with = JsonUtility.FromJson<WithOptional>("{\"numbers\": [], \"share\": 0.375}");

            Assert.That(without.numbers, Is.EqualTo(new[] { 4 }));
            Assert.That(with.numbers, Is.Empty);
            Assert.That(with.share, Is.EqualTo(0.375));
        }

        [Test]
        public void RefusesWhatUnityDoesNotSerialize()
        {
            Assert.Throws<ArgumentException>(() => JsonUtility.FromJson<NotSerializable>("{\"x\": 1}"));
            Assert.Throws<ArgumentException>(() => JsonUtility.FromJson<WithDictionary>("{\"numbers\": {\"a\": 1}}"));
            Assert.Throws<ArgumentException>(() => JsonUtility.FromJson<WithNestedArray>("{\"numbers\": [[1], [2]]}"));
            Assert.Throws<ArgumentException>(() => JsonUtility.FromJson<WithProperty>("{\"X\": 1}"));
            Assert.Throws<ArgumentException>(() => JsonUtility.FromJson<WithObject>("{\"thing\": {}}"));
        }
    }
}
