using System;
using System.Runtime.Serialization;

namespace Undercroft.Layouts
{
    /// <summary>A placed room or corridor.</summary>
    [Serializable]
    public sealed class Room
    {
        /// <summary>The value of <see cref="edge"/> for walls that are uneven like a cave's.</summary>
        public const string Rough = "rough";

        /// <summary>The value of <see cref="sphere"/> and <see cref="depth"/> where there is none.</summary>
        public const int Unreached = -1;

        /// <summary>Its index in <see cref="Layout.rooms"/>.</summary>
        public int index;

        /// <summary>Its id, which is unique among rooms and corridors.</summary>
        public string id = "";

        /// <summary>What lies in it, keys for example. Added in version 2, as the next four fields, for missions.</summary>
        [OptionalField]
        public string[] items = new string[0];

        /// <summary>The switch that can be turned in it, or "".</summary>
        [OptionalField]
        public string turns = "";

        /// <summary>
        /// How many times a player must have gathered items before it can be reached, or <see cref="Unreached"/>.
        /// </summary>
        [OptionalField]
        public int sphere = Unreached;

        /// <summary>Connections from the start of the mission, or <see cref="Unreached"/>.</summary>
        [OptionalField]
        public int depth = Unreached;

        /// <summary>How exciting it should be, from 0 to 1.</summary>
        [OptionalField]
        public double tension;

        /// <summary>What to show players instead of the id, or "". Added in version 2.</summary>
        [OptionalField]
        public string label = "";

        /// <summary>The type that the designer gave it, or "".</summary>
        public string type = "";

        /// <summary>The room template's name.</summary>
        public string template = "";

        /// <summary>
        /// Whether it is a corridor, which belongs to a connection and is not a room of the level.
        /// </summary>
        public bool isCorridor;

        /// <summary>The position of the template's origin.</summary>
        public GridPoint position;

        /// <summary>The rotation after the mirroring, clockwise: 0, 90, 180 or 270 degrees.</summary>
        public int rotation;

        /// <summary>Whether x became -x before the rotation.</summary>
        public bool mirrored;

        /// <summary>Its corners in world cells, counter-clockwise, the first not repeated.</summary>
        public GridPoint[] outline = new GridPoint[0];

        /// <summary>Indexes of its doors.</summary>
        public int[] doors = new int[0];

        /// <summary>The data that the designer attached to it.</summary>
        public DataEntry[] data = new DataEntry[0];

        /// <summary>Solid parts within the outline; those of one cell are pillars. Added in version 2.</summary>
        [OptionalField]
        public Hole[] holes = new Hole[0];

        /// <summary>Cells where something stands or may stand, those of the template first. Added in version 2.</summary>
        [OptionalField]
        public Marker[] markers = new Marker[0];

        /// <summary><see cref="Rough"/> if its walls are uneven like a cave's, else "". Added in version 2.</summary>
        [OptionalField]
        public string edge = "";

        /// <summary>
        /// The position of a point of the template in the layout: mirrored, turned and moved with the room.
        /// </summary>
        public GridPoint ToWorld(GridPoint local)
        {
            int x = mirrored ? -local.x : local.x;
            int y = local.y;
            switch (rotation)
            {
                case 90: return new GridPoint(position.x + y, position.y - x);
                case 180: return new GridPoint(position.x - x, position.y - y);
                case 270: return new GridPoint(position.x - y, position.y + x);
                default: return new GridPoint(position.x + x, position.y + y);
            }
        }

        /// <summary>The value that the designer attached under a key, or the fallback if there is none.</summary>
        public string Data(string key, string fallback = "")
        {
            foreach (DataEntry entry in data)
            {
                if (entry.key == key)
                {
                    return entry.value;
                }
            }
            return fallback;
        }

        public override string ToString()
        {
            return "Room " + index + " \"" + id + "\"";
        }
    }
}
