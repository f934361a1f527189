using System;
using System.Collections.Generic;
using System.Linq;
using NUnit.Framework;
using Undercroft.Layouts;

namespace Undercroft.Tests
{
    [TestFixture]
    internal sealed class LayoutMapTests
    {
        private readonly LayoutMap map = SmallLayout.Map();

        [Test]
        public void FindsRoomsByIdAndType()
        {
            Assert.That(map.FindRoom("vault").index, Is.EqualTo(1));
            Assert.That(map.FindRoom("kitchen"), Is.Null);
            Assert.That(Ids(map.RoomsOfType("boss")), Is.EqualTo("vault"));
            Assert.That(Ids(map.RoomsOfType("")), Is.EqualTo("cell hall-vault"));
            Assert.That(Ids(map.RoomsOfType("shop")), Is.EqualTo(""));
        }

        [TestCase("hall", "0 2", "hall-vault cell", "vault cell")]
        [TestCase("vault", "1", "hall-vault", "hall")]
        [TestCase("cell", "2", "hall", "hall")]
        [TestCase("hall-vault", "0 1", "hall vault", "")]
        public void KnowsDoorsAndNeighbours(string id, string doors, string neighbours, string connected)
        {
            Room room = map.FindRoom(id);

            Assert.That(string.Join(" ", map.DoorsOf(room).Select(door => door.index)), Is.EqualTo(doors));
            Assert.That(Ids(map.Neighbours(room)), Is.EqualTo(neighbours));
            Assert.That(Ids(map.ConnectedRooms(room)), Is.EqualTo(connected));
        }

        [Test]
        public void DoorOfOtherRoomsIsRefused()
        {
            Assert.Throws<ArgumentException>(() => map.Behind(map.Layout.doors[0], map.FindRoom("vault")));
        }

        [TestCase("hall", "vault", "hall hall-vault vault")]
        [TestCase("vault", "cell", "vault hall-vault hall cell")]
        [TestCase("hall", "hall", "hall")]
        [TestCase("cell", "hall", "")]
        [TestCase("cell", "vault", "")]
        public void ShortestPathHonoursOneWayDoors(string from, string to, string path)
        {
            Assert.That(Ids(map.ShortestPath(map.FindRoom(from), map.FindRoom(to))), Is.EqualTo(path));
        }

        [Test]
        public void ShortestPathPassesOnlyDoorsThatArePassable()
        {
            Room hall = map.FindRoom("hall");
            Room cell = map.FindRoom("cell");
            var keys = new HashSet<string> { "" };

            Assert.That(Ids(map.ShortestPath(hall, cell, door => keys.Contains(door.@lock))), Is.EqualTo(""));
            keys.Add("gold");
            Assert.That(Ids(map.ShortestPath(hall, cell, door => keys.Contains(door.@lock))), Is.EqualTo("hall cell"));
        }

        [TestCase(0, 0, "hall")]
        [TestCase(5, 4, "hall")]
        [TestCase(6, 2, "hall-vault")]
        [TestCase(6, 3, null)]
        [TestCase(3, 5, "cell")]
        [TestCase(0, 5, null)]
        [TestCase(-1, 0, null)]
        [TestCase(13, 4, "vault")]
        [TestCase(14, 4, null)]
        public void KnowsWhichRoomHoldsCell(int x, int y, string id)
        {
            Room room = map.RoomAt(x, y);

            Assert.That(room == null ? null : room.id, Is.EqualTo(id));
            Assert.That(map.RoomAt(new GridPoint(x, y)), Is.SameAs(room));
        }

        /// <summary>
        /// The wall at 45 degrees runs exactly through the centres of its cells; the wall of slope 2:1 does not.
        /// </summary>
        [TestCase("0,0 4,0 0,4", "4,0 4,4 0,4", "abbb|aabb|aaab|aaaa")]
        [TestCase("0,0 4,4 0,4", "0,0 4,0 4,4", "aaaa|aaab|aabb|abbb")]
        [TestCase("4,0 4,4 0,4", "20,20 21,20 21,21", "aaaa| aaa|  aa|   a")]
        [TestCase("0,0 4,0 0,2", "4,0 4,2 0,2", "abbb|aaab")]
        public void SlantedWallsDivideCellsByTheirCentres(string a, string b, string cells)
        {
            Layout layout = SmallLayout.Read();
            layout.rooms = new[] { RoomOf(0, "a", a), RoomOf(1, "b", b) };
            layout.doors = new Door[0];
            layout.connections = new Connection[0];

            // In both orders: the rule does not depend on the order of the rooms.
            Assert.That(Drawn(new LayoutMap(layout)), Is.EqualTo(cells));
            layout.rooms = new[] { RoomOf(0, "b", b), RoomOf(1, "a", a) };
            Assert.That(Drawn(new LayoutMap(layout)), Is.EqualTo(cells));
        }

        [Test]
        public void CellsOfRoomAreThoseItHolds()
        {
            foreach (Room room in map.Layout.rooms)
            {
                var expected = new List<GridPoint>();
                for (int y = -1; y <= 9; y++)
                {
                    for (int x = -1; x <= 15; x++)
                    {
                        if (map.RoomAt(x, y) == room)
                        {
                            expected.Add(new GridPoint(x, y));
                        }
                    }
                }
                Assert.That(map.CellsOf(room).ToArray(), Is.EqualTo(expected.ToArray()), room.id);
            }
        }

        private static string Drawn(LayoutMap map)
        {
            int top = map.Layout.rooms.Single(room => room.id == "a").outline.Max(corner => corner.y);
            Func<int, int, string> draw = (x, y) => map.RoomAt(x, y) == null ? " " : map.RoomAt(x, y).id;
            return string.Join("|", Enumerable.Range(1, top)
                .Select(row => string.Concat(Enumerable.Range(0, 4).Select(x => draw(x, top - row)))));
        }

        private static Room RoomOf(int index, string id, string corners)
        {
            return new Room
            {
                index = index,
                id = id,
                outline = corners.Split(' ').Select(corner => corner.Split(','))
                    .Select(corner => new GridPoint(int.Parse(corner[0]), int.Parse(corner[1]))).ToArray()
            };
        }

        private static string Ids(IEnumerable<Room> rooms)
        {
            return string.Join(" ", rooms.Select(room => room.id));
        }
    }
}
