using System;
using System.Collections.Generic;

namespace Undercroft.Layouts
{
    /// <summary>The rooms that a player with some items can get to from the start of the mission.</summary>
    internal sealed class MissionReach
    {
        private readonly Layout layout;
        private readonly Dictionary<string, int> held = new Dictionary<string, int>();
        private readonly Func<string, string, bool> stands;
        private readonly bool[] isReached;

        internal MissionReach(Layout layout, IEnumerable<string> items, Func<string, string, bool> stands)
        {
            this.layout = layout;
            this.stands = stands ?? ((name, state) => true);
            isReached = new bool[layout.rooms.Length];
            foreach (string item in items)
            {
                int count;
                held.TryGetValue(item, out count);
                held[item] = count + 1;
            }
        }

        /// <summary>In the order of the layout, without corridors.</summary>
        internal IReadOnlyList<Room> Rooms()
        {
            isReached[layout.mission.start] = true;
            bool isGrowing = true;
            while (isGrowing)
            {
                isGrowing = false;
                foreach (Connection connection in layout.connections)
                {
                    bool leadsOn = isReached[connection.from] && !isReached[connection.to];
                    bool leadsBack = isReached[connection.to] && !isReached[connection.from] && !connection.oneWay;
                    if ((leadsOn || leadsBack) && IsOpen(connection))
                    {
                        isReached[connection.from] = true;
                        isReached[connection.to] = true;
                        isGrowing = true;
                    }
                }
            }
            return Array.FindAll(layout.rooms, room => isReached[room.index]);
        }

        private bool IsOpen(Connection connection)
        {
            bool isUnbarred = connection.opens == ""
                || isReached[connection.opens == "from" ? connection.from : connection.to];
            bool isUnlocked = connection.@lock == "" || held.ContainsKey(connection.@lock);
            return isUnbarred && isUnlocked && new Needs(connection.needs).AreMet(held, stands);
        }
    }
}
