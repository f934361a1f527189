using System;
using System.Runtime.Serialization;

namespace Undercroft.Layouts
{
    /// <summary>A door between two rooms.</summary>
    [Serializable]
    public sealed class Door
    {
        /// <summary>Its index in <see cref="Layout.doors"/>.</summary>
        public int index;

        /// <summary>Index of one of its rooms; a one-way door leads out of this one.</summary>
        public int roomA;

        /// <summary>Index of the other room; a one-way door leads into this one.</summary>
        public int roomB;

        /// <summary>Where it begins, counter-clockwise along roomA.</summary>
        public GridPoint from;

        /// <summary>Where it ends.</summary>
        public GridPoint to;

        /// <summary>The side of roomA that it is on: "north", "east", "south", "west" or "slanted".</summary>
        public string facing = "";

        /// <summary>Its length in grid steps: cells in a straight wall, primitive steps in a slanted one.</summary>
        public int length;

        /// <summary>The socket that both rooms offer, or "".</summary>
        public string socket = "";

        /// <summary>Whether it can be passed only from roomA to roomB.</summary>
        public bool oneWay;

        /// <summary>The lock that the designer gave it, or "".</summary>
        public string @lock = "";

        /// <summary>Whether it is hidden until it is found. Added in version 2.</summary>
        [OptionalField]
        public bool secret;

        /// <summary>
        /// What must hold whenever it is passed, such as "lamp &amp; (bomb | hammer) &amp; 3 orb &amp; sluice=low", or "". Added in
        /// version 2.
        /// </summary>
        [OptionalField]
        public string needs = "";

        /// <summary>
        /// "from" or "to" if it is barred: it opens from roomA or from roomB only, and then stays open; otherwise "". Added in
        /// version 2.
        /// </summary>
        [OptionalField]
        public string opens = "";

        /// <summary>What is special about it.</summary>
        public DoorKind Kind
        {
            get
            {
                return secret ? DoorKind.Secret
                    : @lock.Length > 0 ? DoorKind.Locked
                    : opens.Length > 0 ? DoorKind.Barred
                    : oneWay ? DoorKind.OneWay : DoorKind.Plain;
            }
        }

        /// <summary>
        /// The direction out of roomA as an angle, clockwise from north (+y) in degrees: 0 north, 90 east, 180
        /// south, 270 west, and values between them for slanted doors.
        /// </summary>
        public double OutwardAngle
        {
            get
            {
                // Going counter-clockwise, outside lies to the right.
                int x = to.y - from.y;
                int y = from.x - to.x;
                if (x == 0 || y == 0)
                {
                    return y > 0 ? 0 : x > 0 ? 90 : y < 0 ? 180 : 270;
                }
                double degrees = Math.Atan2(x, y) * 180 / Math.PI;
                return degrees < 0 ? degrees + 360 : degrees;
            }
        }
    }
}
