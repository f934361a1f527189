using System;

namespace Undercroft.Layouts
{
    /// <summary>The shortest way through a room from one of its doors to another.</summary>
    [Serializable]
    public sealed class DoorPath
    {
        /// <summary>Index of the room or corridor.</summary>
        public int room;

        /// <summary>Index of one of its doors.</summary>
        public int doorA;

        /// <summary>Index of another one, which is greater.</summary>
        public int doorB;

        /// <summary>
        /// From the cells in front of one door to those in front of the other, in thousandths of a cell as in
        /// <see cref="RoomDistance"/>, or <see cref="RoomDistance.Unreachable"/>.
        /// </summary>
        public long cells = RoomDistance.Unreachable;
    }
}
