using NUnit.Framework;
using Undercroft.Building;
using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Tests
{
    [TestFixture]
    internal sealed class GridSpaceTests
    {
        private const float Tolerance = 1e-4f;

        private GameObject placed;

        [SetUp]
        public void MakeObject()
        {
            placed = new GameObject("placed");
        }

        [TearDown]
        public void RemoveObject()
        {
            Object.DestroyImmediate(placed);
        }

        /// <summary>The template's point (3, 1) in a room with its origin at (10, 20).</summary>
        [TestCase(false, 0, 13, 21)]
        [TestCase(false, 90, 11, 17)]
        [TestCase(false, 180, 7, 19)]
        [TestCase(false, 270, 9, 23)]
        [TestCase(true, 0, 7, 21)]
        [TestCase(true, 90, 11, 23)]
        [TestCase(true, 180, 13, 19)]
        [TestCase(true, 270, 9, 17)]
        public void RoomsAreMirroredThenTurnedClockwiseThenMoved(bool mirrored, int rotation, int x, int y)
        {
            var room = new Room { position = new GridPoint(10, 20), rotation = rotation, mirrored = mirrored };

            Assert.That(room.ToWorld(new GridPoint(3, 1)), Is.EqualTo(new GridPoint(x, y)));

            new GridSpace(BuildPlane.XY, 1).Place(placed.transform, room);
            AssertClose(placed.transform.TransformPoint(new Vector3(3, 1, 0)), new Vector3(x, y, 0));
            // Height in 2D is kept: nearer to the camera.
            AssertClose(placed.transform.TransformPoint(new Vector3(3, 1, -5)), new Vector3(x, y, -5));

            new GridSpace(BuildPlane.XZ, 1).Place(placed.transform, room);
            AssertClose(placed.transform.TransformPoint(new Vector3(3, 0, 1)), new Vector3(x, 0, y));
            AssertClose(placed.transform.TransformPoint(new Vector3(3, 5, 1)), new Vector3(x, 5, y));
        }

        [Test]
        public void CellsMayBeOfAnySize()
        {
            var room = new Room { position = new GridPoint(10, 20), rotation = 90 };

            new GridSpace(BuildPlane.XZ, 2.5f).Place(placed.transform, room);

            AssertClose(placed.transform.localPosition, new Vector3(25, 0, 50));
            AssertClose(placed.transform.localScale, new Vector3(1, 1, 1));
            AssertClose(new GridSpace(BuildPlane.XY, 2).CentreOf(new GridPoint(1, -1)), new Vector3(3, -1, 0));
        }

        /// <summary>A door is in the middle of its segment and faces the outside of roomA.</summary>
        [TestCase(2, 0, 4, 0, 3, -1)]
        [TestCase(6, 2, 6, 4, 7, 3)]
        [TestCase(4, 6, 2, 6, 3, 7)]
        [TestCase(0, 4, 0, 2, -1, 3)]
        public void DoorsFaceOutOfRoomA(int fromX, int fromY, int toX, int toY, int frontX, int frontY)
        {
            var door = new Door { from = new GridPoint(fromX, fromY), to = new GridPoint(toX, toY) };

            new GridSpace(BuildPlane.XY, 1).Place(placed.transform, door);
            AssertClose(placed.transform.TransformPoint(new Vector3(0, 1, 0)), new Vector3(frontX, frontY, 0));
            AssertClose(placed.transform.TransformPoint(new Vector3(-1, 0, 0)), new Vector3(toX, toY, 0));

            new GridSpace(BuildPlane.XZ, 1).Place(placed.transform, door);
            AssertClose(placed.transform.TransformPoint(new Vector3(0, 0, 1)), new Vector3(frontX, 0, frontY));
            AssertClose(placed.transform.TransformPoint(new Vector3(-1, 0, 0)), new Vector3(toX, 0, toY));
        }

        [TestCase(6, 0, 8, 2, 135)]
        [TestCase(8, 6, 6, 8, 45)]
        [TestCase(2, 8, 0, 6, 315)]
        [TestCase(0, 2, 2, 0, 225)]
        [TestCase(3, 0, 5, 0, 180)]
        [TestCase(5, 8, 3, 8, 0)]
        public void SlantedDoorsFaceBetween(int fromX, int fromY, int toX, int toY, double angle)
        {
            var door = new Door { from = new GridPoint(fromX, fromY), to = new GridPoint(toX, toY) };

            Assert.That(door.OutwardAngle, Is.EqualTo(angle).Within(1e-9));
        }

        private static void AssertClose(Vector3 actual, Vector3 expected)
        {
            Assert.That(Vector3.Distance(actual, expected), Is.LessThan(Tolerance), actual + " is not " + expected);
        }
    }
}
