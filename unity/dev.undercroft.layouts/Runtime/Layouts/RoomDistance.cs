using System;

namespace Undercroft.Layouts
{
    /// <summary>
    /// How far a room is by walking, through doors of all kinds. Distances are in thousandths of a cell: a step to a cell
    /// beside counts 1000, one across a corner 1414.
    /// </summary>
    [Serializable]
    public sealed class RoomDistance
    {
        /// <summary>The distance if no way leads there, or if the level has no goal.</summary>
        public const long Unreachable = -1;

        /// <summary>Index of the room or corridor.</summary>
        public int room;

        /// <summary>From the start room to the nearest cell of the room.</summary>
        public long fromStart = Unreachable;

        /// <summary>From the nearest cell of the room to the goal room.</summary>
        public long toGoal = Unreachable;
    }
}
