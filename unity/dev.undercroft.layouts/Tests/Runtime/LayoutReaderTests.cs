using NUnit.Framework;
using Undercroft.Layouts;

namespace Undercroft.Tests
{
    [TestFixture]
    internal sealed class LayoutReaderTests
    {
        [Test]
        public void ReadsEveryField()
        {
            Layout layout = SmallLayout.Read();

            Assert.That(layout.formatVersion, Is.EqualTo(1));
            Assert.That(layout.generator, Is.EqualTo("undercroft 0.1.0"));
            Assert.That(layout.level, Is.EqualTo("small"));
            Assert.That(layout.seed, Is.EqualTo(9007199254740991L));
            Assert.That(layout.bounds, Is.EqualTo(new GridBox { x = 0, y = 0, width = 14, height = 8 }));
            Assert.That(layout.rooms.Length, Is.EqualTo(4));
            Assert.That(layout.doors.Length, Is.EqualTo(3));
            Assert.That(layout.connections.Length, Is.EqualTo(2));
        }

        [Test]
        public void ReadsRooms()
        {
            Room hall = SmallLayout.Read().rooms[0];
            Room vault = SmallLayout.Read().rooms[1];
            Room passage = SmallLayout.Read().rooms[3];

            Assert.That(vault.index, Is.EqualTo(1));
            Assert.That(vault.id, Is.EqualTo("vault"));
            Assert.That(vault.type, Is.EqualTo("boss"));
            Assert.That(passage.template, Is.EqualTo("passage"));
            Assert.That(passage.isCorridor, Is.True);
            Assert.That(vault.isCorridor, Is.False);
            Assert.That(vault.position, Is.EqualTo(new GridPoint(9, 0)));
            Assert.That(vault.rotation, Is.EqualTo(90));
            Assert.That(vault.mirrored, Is.True);
            Assert.That(vault.outline, Is.EqualTo(new[]
            {
                new GridPoint(9, 0), new GridPoint(14, 0), new GridPoint(14, 5), new GridPoint(9, 5)
            }));
            Assert.That(hall.doors, Is.EqualTo(new[] { 0, 2 }));
            Assert.That(hall.Data("light"), Is.EqualTo("torch \"old\""));
            Assert.That(hall.Data("smell", "none"), Is.EqualTo("none"));
        }

        [Test]
        public void ReadsDoorsAndConnections()
        {
            Layout layout = SmallLayout.Read();
            Door door = layout.doors[2];
            Connection through = layout.connections[0];
            Connection direct = layout.connections[1];

            Assert.That(door.index, Is.EqualTo(2));
            Assert.That(door.roomA, Is.EqualTo(0));
            Assert.That(door.roomB, Is.EqualTo(2));
            Assert.That(door.from, Is.EqualTo(new GridPoint(3, 5)));
            Assert.That(door.to, Is.EqualTo(new GridPoint(2, 5)));
            Assert.That(door.facing, Is.EqualTo("north"));
            Assert.That(door.length, Is.EqualTo(1));
            Assert.That(layout.doors[1].socket, Is.EqualTo("gate"));
            Assert.That(door.oneWay, Is.True);
            Assert.That(door.@lock, Is.EqualTo("gold"));
            Assert.That(through.from, Is.EqualTo(0));
            Assert.That(through.to, Is.EqualTo(1));
            Assert.That(through.corridor, Is.EqualTo(3));
            Assert.That(through.oneWay, Is.False);
            Assert.That(direct.corridor, Is.EqualTo(Connection.NoCorridor));
            Assert.That(direct.oneWay, Is.True);
            Assert.That(direct.@lock, Is.EqualTo("gold"));
        }

        [Test]
        public void PuzzlesOfKindsThatAreNotKnownKeepTheirBoard()
        {
            string json = SmallLayout.Json.Replace("\"connections\"", "\"puzzles\": [{\"index\": 0, \"room\": 1, \"kind\": \"later\", "
                + "\"seed\": 1, \"difficulty\": 0.5, \"rating\": 3, \"pieces\": [7], "
                + "\"board\": {\"x\": 10, \"y\": 1, \"width\": 2, \"height\": 1, \"rows\": [\"ab\"]}}], \"connections\"");

            Puzzle puzzle = LayoutReader.Read(json, "small").puzzles[0];

            Assert.That(puzzle.kind, Is.EqualTo("later"));
            Assert.That(puzzle.board.rows, Is.EqualTo(new[] { "ab" }));
            Assert.That(puzzle.solution, Is.Empty);
        }

        [Test]
        public void WhatVersion2AddsIsEmptyInVersion1()
        {
            Layout layout = SmallLayout.Read();

            Assert.That(layout.rooms[0].label, Is.Empty);
            Assert.That(layout.doors[0].secret, Is.False);
            Assert.That(layout.connections[0].doors, Is.Empty);
            Assert.That(layout.palette, Is.Empty);
            Assert.That(layout.doorSlots, Is.Empty);
            Assert.That(layout.distances, Is.Empty);
            Assert.That(layout.doorPaths, Is.Empty);
            Assert.That(layout.minimap, Is.Empty);
        }

        [Test]
        public void ReadsWhatVersion2Adds()
        {
            string json = SmallLayout.Json
                .Replace("\"formatVersion\": 1", "\"formatVersion\": 2, \"weather\": \"rain\"")
                .Replace("\"id\": \"hall\"", "\"id\": \"hall\", \"label\": \"The Hall\", \"smell\": 1")
                .Replace("\"lock\": \"gold\"", "\"lock\": \"gold\", \"secret\": true")
                .Replace("\"corridor\": 3", "\"corridor\": 3, \"doors\": [0, 1]")
                .Replace("\"connections\"", "\"palette\": [{\"name\": \"boss\", \"colour\": \"#8c2f39\"}], "
                    + "\"doorSlots\": [{\"room\": 1, \"from\": {\"x\": 14, \"y\": 1}, \"to\": {\"x\": 14, \"y\": 4}, "
                    + "\"facing\": \"east\", \"length\": 2, \"socket\": \"gate\", \"behind\": -1}], "
                    + "\"distances\": [{\"room\": 3, \"fromStart\": 1000, \"toGoal\": -1}], "
                    + "\"doorPaths\": [{\"room\": 0, \"doorA\": 0, \"doorB\": 2, \"cells\": 4242}], "
                    + "\"minimap\": [{\"room\": 2, \"order\": 3, \"outline\": [{\"x\": 1, \"y\": 5}]}], \"connections\"");

            Layout layout = LayoutReader.Read(json, "small");

            Assert.That(layout.rooms[0].label, Is.EqualTo("The Hall"));
            Assert.That(layout.doors[2].secret, Is.True);
            Assert.That(layout.connections[1].secret, Is.True);
            Assert.That(layout.connections[0].doors, Is.EqualTo(new[] { 0, 1 }));
            Assert.That(layout.palette[0].name + layout.palette[0].colour, Is.EqualTo("boss#8c2f39"));
            Assert.That(layout.doorSlots[0].room, Is.EqualTo(1));
            Assert.That(layout.doorSlots[0].from, Is.EqualTo(new GridPoint(14, 1)));
            Assert.That(layout.doorSlots[0].to, Is.EqualTo(new GridPoint(14, 4)));
            Assert.That(layout.doorSlots[0].facing, Is.EqualTo("east"));
            Assert.That(layout.doorSlots[0].length, Is.EqualTo(2));
            Assert.That(layout.doorSlots[0].socket, Is.EqualTo("gate"));
            Assert.That(layout.doorSlots[0].behind, Is.EqualTo(DoorSlot.Nothing));
            Assert.That(layout.distances[0].room, Is.EqualTo(3));
            Assert.That(layout.distances[0].fromStart, Is.EqualTo(1000));
            Assert.That(layout.distances[0].toGoal, Is.EqualTo(RoomDistance.Unreachable));
            Assert.That(layout.doorPaths[0].room, Is.EqualTo(0));
            Assert.That(layout.doorPaths[0].doorA, Is.EqualTo(0));
            Assert.That(layout.doorPaths[0].doorB, Is.EqualTo(2));
            Assert.That(layout.doorPaths[0].cells, Is.EqualTo(4242));
            Assert.That(layout.minimap[0].room, Is.EqualTo(2));
            Assert.That(layout.minimap[0].order, Is.EqualTo(3));
            Assert.That(layout.minimap[0].outline, Is.EqualTo(new[] { new GridPoint(1, 5) }));
        }

        [Test]
        public void DoesNotMindByteOrderMarkAndOtherLineEnds()
        {
            string json = "\uFEFF" + SmallLayout.Json.Replace("\n", "\r\n");

            Assert.That(LayoutReader.Read(json, "small").level, Is.EqualTo("small"));
        }

        [Test]
        public void ReadsEscapedCharacters()
        {
            string json = SmallLayout.Json.Replace("\"small\"", "\"\\u00e4\\\\\\/\\n\\t\\\"\"");

            Assert.That(LayoutReader.Read(json, "small").level, Is.EqualTo("ä\\/\n\t\""));
        }

        [TestCase("\"formatVersion\": 1", "\"formatVersion\": 3",
            "small:2:20: The formatVersion (3) of the layout is not from 1 to 2, as this package reads them; "
            + "update the package.")]
        [TestCase("\"formatVersion\": 1", "\"formatVersion\": 0",
            "small:2:20: The formatVersion (0) of the layout is not from 1 to 2, as this package reads them; "
            + "generate the layout again.")]
        [TestCase("\"formatVersion\": 1,", "",
            "small:1:1: The layout has no \"formatVersion\". Every field must be there.")]
        [TestCase("\"seed\": 9007199254740991", "\"seed\": 9007199254740992",
            "small:5:11: The seed (9007199254740992) of the layout must be a whole number from 0 to 9007199254740991.")]
        [TestCase("\"width\": 14", "\"width\": 14.0",
            "small:6:39: The width (14.0) of the bounds of the layout must be a whole number from 1 to 1000000000.")]
        [TestCase("\"width\": 14", "\"width\": 15",
            "small:6:13: The bounds (an object) of the layout must be the smallest box around all rooms, "
            + "x 0, y 0, width 14, height 8.")]
        [TestCase("\"level\": \"small\"", "\"level\": null",
            "small:4:12: The level (null) of the layout must be a text.")]
        [TestCase("\"level\": \"small\"", "\"level\": \"small\", \"level\": \"large\"",
            "small:4:21: The field \"level\" is there twice. Remove one.")]
        [TestCase("\"level\": \"small\"", "\"level\": \"small\", \"distances\": [{\"room\": 4}]",
            "small:4:44: The room (4) of distance 0 must be a whole number from 0 to 3.")]
        [TestCase("\"corridor\": 3", "\"corridor\": 3, \"doors\": [3]",
            "small:19:51: The doors of connection 0 hold 3, but must be whole numbers from 0 to 2.")]
        [TestCase("\"id\": \"vault\"", "\"id\": \"hall\"",
            "small:7:12: The rooms (a list) of the layout must not hold two rooms with the id \"hall\".")]
        [TestCase("{\"index\": 1, \"id\"", "{\"index\": 2, \"id\"",
            "small:9:15: The index (2) of room 1 must be its place in the list, 1.")]
        [TestCase("\"rotation\": 180", "\"rotation\": 45",
            "small:10:127: The rotation (45) of room 2 must be 0, 90, 180 or 270.")]
        [TestCase("\"mirrored\": true", "\"mirrored\": 1",
            "small:9:149: The mirrored (1) of room 1 must be true or false.")]
        [TestCase("\"doors\": [0, 2]", "\"doors\": [0, 3]",
            "small:7:12: The rooms (a list) of the layout must not give room 0 the door 3, which is not there.")]
        [TestCase("\"doors\": [0, 2]", "\"doors\": [0, 1]",
            "small:7:12: The rooms (a list) of the layout must not give room 0 the door 1, which joins others.")]
        [TestCase("\"doors\": [0, 2]", "\"doors\": [0]",
            "small:13:12: The doors (a list) of the layout must not hold door 2, which is missing in one of its rooms.")]
        [TestCase("\"doors\": [0, 2]", "\"doors\": [0, \"2\"]",
            "small:8:255: The doors of room 0 hold \"2\", but must be whole numbers from 0 to 2147483647.")]
        [TestCase("\"roomB\": 3", "\"roomB\": 4",
            "small:14:39: The roomB (4) of door 0 must be a whole number from 0 to 3.")]
        [TestCase("\"roomB\": 3", "\"roomB\": 0",
            "small:14:39: The roomB (0) of door 0 must be another room than roomA.")]
        [TestCase("\"to\": {\"x\": 2, \"y\": 5}", "\"to\": {\"x\": 3, \"y\": 5}",
            "small:16:74: The to (an object) of door 2 must be another point than from.")]
        [TestCase("\"to\": {\"x\": 2, \"y\": 5}", "\"to\": {\"x\": 1, \"y\": 5}",
            "small:16:121: The length (1) of door 2 must be the steps between its ends, 2.")]
        [TestCase("\"facing\": \"north\"", "\"facing\": \"up\"",
            "small:16:102: The facing (\"up\") of door 2 must be one of north, east, south, west, slanted.")]
        [TestCase("\"corridor\": 3", "\"corridor\": 2",
            "small:19:38: The corridor (2) of connection 0 must be the index of a corridor.")]
        [TestCase("\"from\": 0, \"to\": 2", "\"from\": 0, \"to\": 3",
            "small:20:23: The to (3) of connection 1 must be the index of a room that is no corridor.")]
        [TestCase("\"seed\": 9", "\"seed\": 09",
            "small:5:12: The file is not JSON: there should be '}' here. Give a file that undercroft wrote.")]
        [TestCase("\"seed\": 9", "\"seed\": +9",
            "small:5:11: The file is not JSON: there should be a value here. Give a file that undercroft wrote.")]
        [TestCase("\"small\"", "\"sm\\all\"",
            "small:4:16: The file is not JSON: there should be an escaped character here. Give a file that undercroft wrote.")]
        public void SaysWhatIsWrongAndWhere(string original, string broken, string message)
        {
            int at = SmallLayout.Json.IndexOf(original, System.StringComparison.Ordinal);
            string json = SmallLayout.Json.Substring(0, at) + broken + SmallLayout.Json.Substring(at + original.Length);

            var e = Assert.Throws<LayoutFormatException>(() => LayoutReader.Read(json, "small"));

            Assert.That(e.Message, Is.EqualTo(message));
        }

        [TestCase("", "f:1:1: The file is empty. Give a layout that undercroft wrote.")]
        [TestCase("\n{\"formatVersion\": 1,", "f:2:21: The file ends in the middle. Write or copy it again.")]
        [TestCase("{} {}", "f:1:4: The file goes on after its end. Remove what follows the layout.")]
        [TestCase("[]", "f:1:1: The layout (a list) must be an object.")]
        [TestCase("{}", "f:1:1: The layout has no \"formatVersion\". Every field must be there.")]
        public void SaysThatWholeFileIsWrong(string json, string message)
        {
            var e = Assert.Throws<LayoutFormatException>(() => LayoutReader.Read(json, "f"));

            Assert.That(e.Message, Is.EqualTo(message));
        }

        [Test]
        public void EveryTornFileIsRefused()
        {
            string json = SmallLayout.Json.TrimEnd();
            for (int length = 0; length < json.Length; length++)
            {
                string torn = json.Substring(0, length);
                Assert.Throws<LayoutFormatException>(() => LayoutReader.Read(torn, "torn"), "{0} characters", length);
            }
        }

        [Test]
        public void DeepNestingIsRefusedBeforeTheStackEnds()
        {
            var e = Assert.Throws<LayoutFormatException>(() => LayoutReader.Read(new string('[', 1000000), "deep"));

            Assert.That(e.Message, Is.EqualTo(
                "deep:1:34: The file is nested deeper than a layout can be. Give a file that undercroft wrote."));
        }
    }
}
