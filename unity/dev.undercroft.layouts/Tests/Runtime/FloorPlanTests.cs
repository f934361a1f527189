using System.Collections.Generic;
using System.Linq;
using NUnit.Framework;
using Undercroft.Layouts;

namespace Undercroft.Tests
{
    /// <summary>Holes, pillars, markers and rough edges, which version 2 of the format adds to rooms.</summary>
    [TestFixture]
    internal sealed class FloorPlanTests
    {
        /// <summary>The vault with a pillar at (10, 1), a hole of two cells at (11, 3) and a chest at (13, 4).</summary>
        private static readonly string Json = SmallLayout.Json
            .Replace("\"formatVersion\": 1", "\"formatVersion\": 2")
            .Replace("\"id\": \"vault\"", "\"id\": \"vault\", \"holes\": ["
                + "{\"points\": [{\"x\": 10, \"y\": 1}, {\"x\": 11, \"y\": 1}, {\"x\": 11, \"y\": 2}, {\"x\": 10, \"y\": 2}]}, "
                + "{\"points\": [{\"x\": 11, \"y\": 3}, {\"x\": 13, \"y\": 3}, {\"x\": 13, \"y\": 4}, {\"x\": 11, \"y\": 4}]}], "
                + "\"markers\": [{\"name\": \"chest\", \"group\": \"loot\", \"x\": 13, \"y\": 4, \"facing\": \"west\", "
                + "\"holds\": \"gem\"}], \"edge\": \"rough\"");

        [Test]
        public void AreEmptyInVersion1()
        {
            Room hall = SmallLayout.Read().rooms[0];

            Assert.That(hall.holes, Is.Empty);
            Assert.That(hall.markers, Is.Empty);
            Assert.That(hall.edge, Is.Empty);
        }

        [Test]
        public void AreReadInVersion2()
        {
            Room vault = LayoutReader.Read(Json, "small").rooms[1];
            Marker chest = vault.markers.Single();

            Assert.That(vault.holes[1].points[2], Is.EqualTo(new GridPoint(13, 4)));
            Assert.That(vault.edge, Is.EqualTo(Room.Rough));
            Assert.That(chest.Cell, Is.EqualTo(new GridPoint(13, 4)));
            Assert.That(new[] { chest.name, chest.group, chest.facing, chest.holds },
                Is.EqualTo(new[] { "chest", "loot", "west", "gem" }));
        }

        [TestCase("\"facing\": \"west\"", "\"facing\": \"up\"", "must be north, east, south, west or empty")]
        [TestCase("\"edge\": \"rough\"", "\"edge\": \"round\"", "must be rough")]
        public void AreCheckedAsTheyAreRead(string good, string bad, string rule)
        {
            var exception = Assert.Throws<LayoutFormatException>(
                () => LayoutReader.Read(Json.Replace(good, bad), "small"));
            Assert.That(exception.Message, Contains.Substring(rule));
        }

        [Test]
        public void HolesAndPillarsAreTiles()
        {
            var map = new LayoutMap(LayoutReader.Read(Json, "small"));
            IReadOnlyDictionary<GridPoint, TileKind> tiles =
                new TileMap(map, WallRule.Edges).TilesOf(map.Layout.rooms[1]);

            Assert.That(tiles[new GridPoint(10, 1)], Is.EqualTo(TileKind.Pillar));
            Assert.That(tiles[new GridPoint(11, 3)], Is.EqualTo(TileKind.Wall));
            Assert.That(tiles[new GridPoint(12, 3)], Is.EqualTo(TileKind.Wall));
        }

        /// <summary>That they are the program's own tiles is checked on shipped layouts.</summary>
        [Test]
        public void RoughEdgesSpareDoorsAndMarkers()
        {
            var map = new LayoutMap(LayoutReader.Read(Json, "small"));
            IReadOnlyDictionary<GridPoint, TileKind> tiles =
                new TileMap(map, WallRule.Edges).TilesOf(map.Layout.rooms[1]);

            Assert.That(tiles.Values.Count(tile => tile == TileKind.Wall), Is.GreaterThan(2));
            Assert.That(tiles[new GridPoint(13, 4)], Is.EqualTo(TileKind.Floor));
            Assert.That(tiles[new GridPoint(9, 2)], Is.EqualTo(TileKind.Door));
        }
    }
}
