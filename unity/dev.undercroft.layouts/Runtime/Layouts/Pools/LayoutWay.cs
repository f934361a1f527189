using System;
using System.Collections.Generic;
using System.Linq;

namespace Undercroft.Layouts
{
    /// <summary>The way through a layout from its start to its goal.</summary>
    internal static class LayoutWay
    {
        private static readonly string[] Goals = { "boss", "exit" };

        /// <summary>
        /// Its length in half cells: for each room, from the middle of the door by which it is entered to the middle of the one
        /// by which it is left, along the axis on which they are farther apart.
        /// </summary>
        internal static int Length(LayoutMap map)
        {
            Door[] doors = Doors(map, Rooms(map)).ToArray();
            int length = 0;
            for (int i = 1; i < doors.Length; i++)
            {
                int x = doors[i].from.x + doors[i].to.x - doors[i - 1].from.x - doors[i - 1].to.x;
                int y = doors[i].from.y + doors[i].to.y - doors[i - 1].from.y - doors[i - 1].to.y;
                length += Math.Max(Math.Abs(x), Math.Abs(y));
            }
            return length;
        }

        private static IReadOnlyList<Room> Rooms(LayoutMap map)
        {
            Room[] rooms = map.Layout.rooms;
            if (map.Layout.mission.start != Mission.NoStart)
            {
                return map.Layout.mission.Walk.Select(index => rooms[index]).ToArray();
            }
            Room start = map.RoomsOfType("entrance").FirstOrDefault() ?? rooms[0];
            Room goal = Goals.SelectMany(map.RoomsOfType).FirstOrDefault();
            return goal == null ? new Room[0] : map.ShortestPath(start, goal);
        }

        /// <summary>The doors that are passed, with those of corridors between two rooms.</summary>
        private static IEnumerable<Door> Doors(LayoutMap map, IReadOnlyList<Room> rooms)
        {
            for (int i = 1; i < rooms.Count; i++)
            {
                IReadOnlyList<Room> path = map.ShortestPath(rooms[i - 1], rooms[i]);
                for (int j = 1; j < path.Count; j++)
                {
                    yield return map.DoorsOf(path[j - 1]).First(door => map.Behind(door, path[j - 1]) == path[j]);
                }
            }
        }
    }
}
