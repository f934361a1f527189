using System;
using System.Collections.Generic;

namespace Undercroft.Layouts
{
    /// <summary>One way from the start of a level's mission to its goal.</summary>
    [Serializable]
    public sealed class Mission
    {
        /// <summary>The value of <see cref="start"/> in layouts of levels without a mission.</summary>
        public const int NoStart = -1;

        /// <summary>Index of the room where it begins, or <see cref="NoStart"/>.</summary>
        public int start = NoStart;

        /// <summary>Indexes of the rooms that must all be reached.</summary>
        public int[] goal = new int[0];

        /// <summary>What a player does, one after the other.</summary>
        public MissionStep[] steps = new MissionStep[0];

        /// <summary>
        /// Indexes of the rooms on the way, from the start: each as often as it is entered. Empty without a mission.
        /// </summary>
        public IReadOnlyList<int> Walk
        {
            get
            {
                var rooms = new List<int>();
                if (start != NoStart)
                {
                    rooms.Add(start);
                }
                foreach (MissionStep step in steps)
                {
                    if (step.@do == "walk")
                    {
                        rooms.Add(step.room);
                    }
                }
                return rooms;
            }
        }
    }
}
