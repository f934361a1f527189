using System.Collections.Generic;
using System.Linq;
using NUnit.Framework;
using Undercroft.Layouts;

namespace Undercroft.Tests
{
    [TestFixture]
    internal sealed class TileMapTests
    {
        [Test]
        public void WallsAreRingsThatDoorsCutThrough()
        {
            Assert.That(Drawn(SmallLayout.Map(), WallRule.Inside), Is.EqualTo(new[]
            {
                " ###          ",
                " #.#          ",
                " #L#          ",
                "##L###   #####",
                "#....#   #...#",
                "#....++:++...#",
                "#....#   #...#",
                "######   #####"
            }));
        }

        /// <summary>
        /// The void becomes wall, and the hall gives up its cells along the wall of the smaller room.
        /// </summary>
        [Test]
        public void SolidWallsAreAroundTheRooms()
        {
            Assert.That(Drawn(SmallLayout.Map(), WallRule.Solid), Is.EqualTo(new[]
            {
                " #####          ",
                " #...#          ",
                " #...#          ",
                "##.L.### #######",
                "#.#L#..# #.....#",
                "#......###.....#",
                "#.....++:++....#",
                "#......###.....#",
                "#......# #.....#",
                "######## #######"
            }));
        }

        [TestCase("gold", false, TileKind.Locked)]
        [TestCase("", true, TileKind.OneWay)]
        [TestCase("gold", true, TileKind.Locked)]
        public void DoorsAreTilesByKind(string key, bool oneWay, TileKind expected)
        {
            Layout layout = SmallLayout.Read();
            layout.doors[0].@lock = key;
            layout.doors[0].oneWay = oneWay;
            var map = new LayoutMap(layout);
            Room room = layout.rooms[layout.doors[0].roomA];

            Assert.That(new TileMap(map).TilesOf(room).Values, Contains.Item(expected));
        }

        [Test]
        public void WithWallsOnEdgesAllCellsAreFloor()
        {
            Assert.That(Drawn(SmallLayout.Map(), WallRule.Edges), Is.EqualTo(new[]
            {
                " ...          ",
                " ...          ",
                " .L.          ",
                "..L...   .....",
                "......   .....",
                ".....++:++....",
                "......   .....",
                "......   ....."
            }));
        }

        /// <summary>Each wall occurs once: a wall between two rooms belongs to the first of them.</summary>
        [TestCase("hall", 22 - 2)]
        [TestCase("vault", 20 - 1)]
        [TestCase("cell", 12 - 3)]
        [TestCase("hall-vault", 8 - 2)]
        public void WallsOnEdgesSurroundRoomsButForTheirDoors(string room, int expected)
        {
            LayoutMap map = SmallLayout.Map();

            Assert.That(new TileMap(map, WallRule.Edges).WallsOf(map.FindRoom(room)).Count, Is.EqualTo(expected));
        }

        [Test]
        public void WallsOnEdgesKnowTheWayOut()
        {
            LayoutMap map = SmallLayout.Map();

            string[] walls = new TileMap(map, WallRule.Edges).WallsOf(map.FindRoom("hall-vault"))
                .Select(wall => wall.Inner + " " + wall.OutwardAngle + " " + wall.Side).ToArray();

            Assert.That(walls, Is.EquivalentTo(new[]
            {
                "(6, 2) 180 (6, 2)-(7, 2)", "(7, 2) 180 (7, 2)-(8, 2)", "(8, 2) 180 (8, 2)-(9, 2)",
                "(6, 2) 0 (6, 3)-(7, 3)", "(7, 2) 0 (7, 3)-(8, 3)", "(8, 2) 0 (8, 3)-(9, 3)"
            }));
        }

        /// <summary>
        /// With walls inside, tiles make all walls except those between floors that touch without a door.
        /// </summary>
        [Test]
        public void WallsInsideStandBetweenCellsOnlyWhereNoTileCanMakeThem()
        {
            Layout layout = SmallLayout.Read();
            // The passage bends north along the hall's eastern wall, which is a ring, and past a second passage.
            layout.rooms[3].outline = new[] { P(6, 2), P(9, 2), P(9, 3), P(7, 3), P(7, 5), P(6, 5) };
            layout.rooms[2].outline = new[] { P(7, 3), P(9, 3), P(9, 5), P(7, 5) };
            layout.rooms[2].doors = new int[0];
            layout.rooms[0].doors = new[] { 0 };
            layout.doors = layout.doors.Take(2).ToArray();
            var map = new LayoutMap(layout);
            var tileMap = new TileMap(map, WallRule.Inside);

            Assert.That(layout.rooms.SelectMany(tileMap.WallsOf).Select(wall => wall.Side.ToString()).ToArray(),
                Is.EquivalentTo(new[]
                {
                    "(7, 3)-(8, 3)", "(8, 3)-(9, 3)", "(7, 3)-(7, 4)", "(7, 4)-(7, 5)"
                }));
        }

        [Test]
        public void SlantedDoorsOpenTheSidesNearestToThem()
        {
            Layout layout = SmallLayout.Read();
            Room west = layout.rooms[0];
            Room east = layout.rooms[1];
            west.outline = new[] { P(0, 0), P(8, 0), P(0, 8) };
            east.outline = new[] { P(8, 0), P(8, 8), P(0, 8) };
            west.doors = new[] { 0 };
            east.doors = new[] { 0 };
            layout.rooms = new[] { west, east };
            layout.doors = new[]
            {
                new Door { roomA = 0, roomB = 1, from = P(5, 3), to = P(4, 4), facing = "slanted", length = 1 }
            };
            layout.connections = new Connection[0];
            layout.bounds = new GridBox { width = 8, height = 8 };

            // The wall cuts cell (4, 3), which belongs to the western room; its upper and right sides lead to the other room.
            string[] drawn = Drawn(new LayoutMap(layout), WallRule.Inside);

            Assert.That(drawn[7 - 3][4], Is.EqualTo('+'));
            Assert.That(drawn[7 - 4][4], Is.EqualTo('+'));
            Assert.That(drawn[7 - 3][5], Is.EqualTo('+'));
            Assert.That(drawn.Sum(row => row.Count(tile => tile == '+')), Is.EqualTo(3));
        }

        /// <summary>
        /// A niche in the wall becomes wall completely. A deeper niche opens the corners of the ring. With a still
        /// deeper one there is no ring.
        /// </summary>
        [TestCase(" #   |#####|#...#|#####")]
        [TestCase(" #   | #   |#.###|#...#|#####")]
        [TestCase(" .   | .   | .   |.....|.....|.....")]
        [TestCase("..|..|..|..")]
        [TestCase("###|#.#|###")]
        public void RoomsTooThinForRingHaveNone(string drawing)
        {
            string[] rows = drawing.Split('|');
            var cells = new HashSet<GridPoint>();
            var walls = new HashSet<GridPoint>();
            for (int row = 0; row < rows.Length; row++)
            {
                for (int x = 0; x < rows[row].Length; x++)
                {
                    if (rows[row][x] != ' ')
                    {
                        cells.Add(P(x, -row));
                    }
                    if (rows[row][x] == '#')
                    {
                        walls.Add(P(x, -row));
                    }
                }
            }

            Assert.That(Ring.WallsOf(cells, new GridPoint[0]), Is.EquivalentTo(walls));
        }

        private static string[] Drawn(LayoutMap map, WallRule walls)
        {
            GridBox bounds = map.Layout.bounds;
            int margin = walls == WallRule.Solid ? 1 : 0;
            char[][] rows = Enumerable.Range(0, bounds.height + 2 * margin)
                .Select(y => new string(' ', bounds.width + 2 * margin).ToCharArray()).ToArray();
            var tileMap = new TileMap(map, walls);
            foreach (GridPoint cell in tileMap.OuterWalls)
            {
                rows[bounds.height - 1 - cell.y + margin][cell.x + margin] = '#';
            }
            foreach (Room room in map.Layout.rooms)
            {
                foreach (KeyValuePair<GridPoint, TileKind> tile in tileMap.TilesOf(room))
                {
                    rows[bounds.height - 1 - tile.Key.y + margin][tile.Key.x + margin] = ".#+:LSOBP"[(int)tile.Value];
                }
            }
            return rows.Select(row => new string(row)).ToArray();
        }

        private static GridPoint P(int x, int y)
        {
            return new GridPoint(x, y);
        }
    }
}
