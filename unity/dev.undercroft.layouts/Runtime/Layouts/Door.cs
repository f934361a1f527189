using System;

namespace Undercroft.Layouts
{
    /// <summary>A door that two rooms share.</summary>
    [Serializable]
    public sealed class Door
    {
        /// <summary>Its place in <see cref="Layout.doors"/>.</summary>
        public int index;

        /// <summary>Index of the room that it leads from where it is one-way.</summary>
        public int roomA;

        /// <summary>Index of the room that it leads to.</summary>
        public int roomB;

        /// <summary>Where it begins, going counter-clockwise along roomA.</summary>
        public GridPoint from;

        /// <summary>Where it ends.</summary>
        public GridPoint to;

        /// <summary>The outward side of roomA: "north", "east", "south", "west" or "slanted".</summary>
        public string facing = "";

        /// <summary>In lattice steps: cells in a straight wall, primitive steps in a slanted one.</summary>
        public int length;

        /// <summary>The socket that both rooms offer, or "".</summary>
        public string socket = "";

        /// <summary>Whether it can be passed only from roomA to roomB.</summary>
        public bool oneWay;

        /// <summary>What opens it, or "".</summary>
        public string @lock = "";

        /// <summary>
        /// The way out of roomA as an angle, clockwise from north (+y) in degrees: 0 north, 90 east, 180 south, 270
        /// west, and between them for slanted doors.
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
