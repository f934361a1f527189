using System;

namespace Undercroft.Layouts
{
    /// <summary>
    /// A stretch of a room's wall that the room offers for doors and does not use. Doors may be anywhere along it.
    /// </summary>
    [Serializable]
    public sealed class DoorSlot
    {
        /// <summary>The value of <see cref="behind"/> if no room is right behind the stretch.</summary>
        public const int Nothing = -1;

        /// <summary>Index of the room or corridor.</summary>
        public int room;

        /// <summary>Where the stretch begins, counter-clockwise along the room.</summary>
        public GridPoint from;

        /// <summary>Where it ends.</summary>
        public GridPoint to;

        /// <summary>The side of the room: "north", "east", "south", "west" or "slanted".</summary>
        public string facing = "";

        /// <summary>The length of each door in grid steps, at most that of the stretch.</summary>
        public int length;

        /// <summary>The socket of the doors, or "".</summary>
        public string socket = "";

        /// <summary>
        /// Index of the room right behind the stretch, of several that along its greatest part, or <see cref="Nothing"/>.
        /// </summary>
        public int behind = Nothing;
    }
}
