using System;

namespace Undercroft.Layouts
{
    /// <summary>A room or a corridor in its place.</summary>
    [Serializable]
    public sealed class Room
    {
        /// <summary>Its place in <see cref="Layout.rooms"/>.</summary>
        public int index;

        /// <summary>Its name in the level; no other room or corridor has it.</summary>
        public string id = "";

        /// <summary>What the designer called its kind, or "".</summary>
        public string type = "";

        /// <summary>The room template's name.</summary>
        public string template = "";

        /// <summary>Whether it stands for a connection and not for a room of the level.</summary>
        public bool isCorridor;

        /// <summary>Where the template's origin landed.</summary>
        public GridPoint position;

        /// <summary>Clockwise, after the mirroring: 0, 90, 180 or 270 degrees.</summary>
        public int rotation;

        /// <summary>Whether x became -x before the rotation.</summary>
        public bool mirrored;

        /// <summary>Its corners in world cells, counter-clockwise, the first not repeated.</summary>
        public GridPoint[] outline = new GridPoint[0];

        /// <summary>Indexes of its doors.</summary>
        public int[] doors = new int[0];

        /// <summary>What the designer attached to it.</summary>
        public DataEntry[] data = new DataEntry[0];

        /// <summary>Where a point of the template is in the layout: mirrored, turned and moved as the room
        /// is.</summary>
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

        /// <summary>The value that the designer attached under a key, or the fallback where there is none.</summary>
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
