using System;
using System.Linq;
using NUnit.Framework;
using Undercroft.Layouts;

namespace Undercroft.Tests
{
    [TestFixture]
    internal sealed class MissionTests
    {
        [Test]
        public void WalkIsTheRoomsAsTheyAreEntered()
        {
            Layout layout = SmallLayout.Read();
            Assert.That(layout.mission.Walk, Is.Empty);

            layout.mission.start = 0;
            layout.mission.steps = new[]
            {
                new MissionStep { @do = "walk", room = 1, connection = 0 },
                new MissionStep { @do = "take", room = 1, item = "gold" },
                new MissionStep { @do = "walk", room = 0, connection = 0 },
                new MissionStep { @do = "open", room = 0, connection = 1, item = "gold" },
                new MissionStep { @do = "walk", room = 2, connection = 1 },
                new MissionStep { @do = "goal", room = 2 },
            };

            Assert.That(layout.mission.Walk, Is.EqualTo(new[] { 0, 1, 0, 2 }));
        }

        [TestCase("", "hall vault")]
        [TestCase("silver", "hall vault")]
        [TestCase("gold", "hall vault cell")]
        public void ReachesRoomsBehindLocksWithTheirItems(string items, string rooms)
        {
            Assert.That(Reached(Small(0), items), Is.EqualTo(rooms));
        }

        [Test]
        public void DoesNotReachRoomsAgainstAOneWayDoor()
        {
            Assert.That(Reached(Small(2), "gold"), Is.EqualTo("cell"));
        }

        [TestCase("from", 0, "hall vault")]
        [TestCase("to", 0, "hall")]
        [TestCase("to", 1, "hall vault")]
        public void ReachesRoomsBehindABarFromItsSide(string opens, int start, string rooms)
        {
            Layout layout = Small(start);
            layout.connections[0].opens = opens;

            Assert.That(Reached(layout, ""), Is.EqualTo(rooms));
        }

        [TestCase("lamp & rope", "lamp", false)]
        [TestCase("lamp & rope", "rope lamp", true)]
        [TestCase("(bomb | hammer)", "", false)]
        [TestCase("(bomb | hammer)", "hammer", true)]
        [TestCase("3 orb", "orb orb", false)]
        [TestCase("3 orb", "orb orb orb", true)]
        [TestCase("sluice=low", "", true)]
        [TestCase("sluice=high", "", false)]
        [TestCase("lamp & (bomb | hammer) & 2 orb & sluice=low", "orb bomb orb lamp", true)]
        [TestCase("lamp & (bomb | hammer) & 2 orb & sluice=high", "orb bomb orb lamp", false)]
        [TestCase("\"a \\\"&\\\" b\"", "lamp", false)]
        [TestCase("\"=\" & \"3\"", "= 3", true)]
        public void ReachesRoomsWhoseNeedsAreMet(string needs, string items, bool isReached)
        {
            Layout layout = Small(0);
            layout.connections[0].needs = needs;
            var rooms = new LayoutMap(layout).CanReach(items.Split(' '), (name, state) => state == "low");

            Assert.That(rooms.Any(room => room.id == "vault"), Is.EqualTo(isReached));
        }

        [TestCase("lamp &&")]
        [TestCase("(lamp")]
        [TestCase("lamp rope")]
        [TestCase("sluice=")]
        public void RefusesNeedsThatCannotBeRead(string needs)
        {
            Layout layout = Small(0);
            layout.connections[0].needs = needs;

            Assert.Throws<ArgumentException>(() => new LayoutMap(layout).CanReach(new[] { "lamp" }));
        }

        [Test]
        public void ALayoutWithoutAMissionHasNoStart()
        {
            Assert.Throws<InvalidOperationException>(() => SmallLayout.Map().CanReach(new string[0]));
        }

        private static Layout Small(int start)
        {
            Layout layout = SmallLayout.Read();
            layout.mission.start = start;
            return layout;
        }

        private static string Reached(Layout layout, string items)
        {
            return string.Join(" ", new LayoutMap(layout).CanReach(items.Split(' ')).Select(room => room.id));
        }
    }
}
