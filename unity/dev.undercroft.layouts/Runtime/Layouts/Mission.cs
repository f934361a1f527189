using System;

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
    }
}
