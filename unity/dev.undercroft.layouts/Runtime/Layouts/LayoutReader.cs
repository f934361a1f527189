using System;
using System.Collections.Generic;
using System.Linq;

namespace Undercroft.Layouts
{
    /// <summary>
    /// Reads layouts that <c>undercroft generate</c> wrote as JSON. It rejects everything else with line and
    /// column: another version, a broken file, a missing field, an index out of range. Fields that it does not know are
    /// skipped.
    /// </summary>
    public static class LayoutReader
    {
        /// <summary>The latest version of the format that this package reads; it reads all before it too.</summary>
        public const int FormatVersion = 2;

        private const int FirstFormatVersion = 1;

        /// <summary>The greatest absolute value of a coordinate, which prevents overflow.</summary>
        internal const int FarthestCoordinate = 500000000;

        internal const long LargestSeed = (1L << 53) - 1;

        private const int FewestCorners = 3;

        private static readonly int[] Rotations = { 0, 90, 180, 270 };

        private static readonly string[] Facings = { "north", "east", "south", "west", "slanted" };

        /// <summary>Reads a layout.</summary>
        /// <param name="json">the whole content of a file, such as the text of a <c>TextAsset</c></param>
        /// <param name="file">the name of the file in messages</param>
        /// <exception cref="LayoutFormatException">if it is not a layout of this version</exception>
        public static Layout Read(string json, string file)
        {
            if (json == null)
            {
                throw new ArgumentNullException("json");
            }
            return Read(JsonParser.Parse(json, file), file, new TemplateOutlines());
        }

        /// <summary>Reads a layout that has been parsed.</summary>
        /// <param name="outlines">the outlines of rooms whose own are left out</param>
        internal static Layout Read(JsonValue json, string file, TemplateOutlines outlines)
        {
            var root = new JsonObject(json, "the layout", file);
            // This comes first, because nothing else is known about a file of another version.
            int version = root.Integer("formatVersion", int.MinValue, int.MaxValue);
            if (version < FirstFormatVersion || version > FormatVersion)
            {
                throw root.Wrong("formatVersion", "is not from " + FirstFormatVersion + " to " + FormatVersion
                    + ", as this package reads them; "
                    + (version > FormatVersion ? "update the package" : "generate the layout again"));
            }
            var layout = new Layout
            {
                formatVersion = version,
                generator = root.Text("generator"),
                level = root.Text("level"),
                seed = root.LongInteger("seed", 0, LargestSeed),
                bounds = ReadBounds(root),
            };
            int roomCount = 0;
            layout.rooms = root.Objects("rooms", "room", item => ReadRoom(item, roomCount++, outlines));
            if (roomCount == 0)
            {
                throw root.Wrong("rooms", "must hold a room");
            }
            int doorCount = 0;
            layout.doors = root.Objects("doors", "door", item => ReadDoor(item, doorCount++, layout.rooms));
            layout.connections = root.Objects("connections", "connection", item => ReadConnection(item, layout.rooms, doorCount));
            layout.mission = MissionReader.Read(root, layout);
            if (root.Has("puzzles"))
            {
                int puzzleCount = 0;
                layout.puzzles = root.Objects(
                    "puzzles", "puzzle", item => PuzzleReader.Read(item, Index(item, puzzleCount++), layout));
            }
            SurveyReader.Read(root, layout);
            CheckRooms(root, layout);
            return layout;
        }

        private static GridBox ReadBounds(JsonObject root)
        {
            JsonObject bounds = root.Object("bounds");
            var box = new GridBox
            {
                x = Coordinate(bounds, "x"),
                y = Coordinate(bounds, "y"),
                width = bounds.Integer("width", 1, 2 * FarthestCoordinate),
                height = bounds.Integer("height", 1, 2 * FarthestCoordinate),
            };
            return box;
        }

        private static Room ReadRoom(JsonObject item, int index, TemplateOutlines outlines)
        {
            var room = new Room
            {
                index = Index(item, index),
                id = item.Text("id"),
                type = item.Text("type"),
                template = item.Text("template"),
                isCorridor = item.Truth("isCorridor"),
                position = ReadPoint(item, "position"),
                rotation = item.Integer("rotation", int.MinValue, int.MaxValue),
                mirrored = item.Truth("mirrored"),
                outline = item.Objects("outline", "corner", ReadPoint),
                doors = item.Integers("doors", 0, int.MaxValue),
                data = item.Objects("data", "entry", ReadEntry),
                label = item.Has("label") ? item.Text("label") : "",
            };
            FloorPlanReader.Read(item, room);
            MissionReader.Read(item, room);
            if (Array.IndexOf(Rotations, room.rotation) < 0)
            {
                throw item.Wrong("rotation", "must be 0, 90, 180 or 270");
            }
            if (room.outline.Length == 0)
            {
                room.outline = outlines.Of(room);
            }
            if (room.outline.Length < FewestCorners)
            {
                throw item.Wrong("outline", "must have at least three corners");
            }
            return room;
        }

        private static Door ReadDoor(JsonObject item, int index, Room[] rooms)
        {
            var door = new Door
            {
                index = Index(item, index),
                roomA = item.Integer("roomA", 0, rooms.Length - 1),
                roomB = item.Integer("roomB", 0, rooms.Length - 1),
                from = ReadPoint(item, "from"),
                to = ReadPoint(item, "to"),
                facing = item.Text("facing"),
                length = item.Integer("length", 1, int.MaxValue),
                socket = item.Text("socket"),
                oneWay = item.Truth("oneWay"),
                @lock = item.Text("lock"),
                secret = item.Has("secret") && item.Truth("secret"),
                needs = item.Has("needs") ? item.Text("needs") : "",
                opens = item.Has("opens") ? item.Text("opens") : "",
            };
            if (door.roomB == door.roomA)
            {
                throw item.Wrong("roomB", "must be another room than roomA");
            }
            if (door.to == door.from)
            {
                throw item.Wrong("to", "must be another point than from");
            }
            if (door.length != Steps(door))
            {
                throw item.Wrong("length", "must be the steps between its ends, " + Steps(door));
            }
            if (Array.IndexOf(Facings, door.facing) < 0)
            {
                throw item.Wrong("facing", "must be one of " + string.Join(", ", Facings));
            }
            return door;
        }

        /// <summary>The length of a door in steps from grid point to grid point.</summary>
        private static int Steps(Door door)
        {
            int divisor = Math.Abs(door.to.x - door.from.x);
            int rest = Math.Abs(door.to.y - door.from.y);
            while (rest != 0)
            {
                int remainder = divisor % rest;
                divisor = rest;
                rest = remainder;
            }
            return divisor;
        }

        private static Connection ReadConnection(JsonObject item, Room[] rooms, int doorCount)
        {
            var connection = new Connection
            {
                from = item.Integer("from", 0, rooms.Length - 1),
                to = item.Integer("to", 0, rooms.Length - 1),
                corridor = item.Integer("corridor", Connection.NoCorridor, rooms.Length - 1),
                oneWay = item.Truth("oneWay"),
                @lock = item.Text("lock"),
                secret = item.Has("secret") && item.Truth("secret"),
                needs = item.Has("needs") ? item.Text("needs") : "",
                opens = item.Has("opens") ? item.Text("opens") : "",
                doors = item.Has("doors") ? item.Integers("doors", 0, doorCount - 1) : new int[0],
            };
            MustBeCorridor(item, "from", rooms[connection.from], false);
            MustBeCorridor(item, "to", rooms[connection.to], false);
            if (connection.corridor != Connection.NoCorridor)
            {
                MustBeCorridor(item, "corridor", rooms[connection.corridor], true);
            }
            return connection;
        }

        private static void MustBeCorridor(JsonObject item, string key, Room room, bool expected)
        {
            if (room.isCorridor != expected)
            {
                throw item.Wrong(key, "must be the index of a " + (expected ? "corridor" : "room that is no corridor"));
            }
        }

        private static void CheckRooms(JsonObject root, Layout layout)
        {
            GridBox box = GridBox.Around(layout.rooms.SelectMany(room => room.outline).ToArray());
            if (!box.Equals(layout.bounds))
            {
                throw root.Wrong("bounds", "must be the smallest box around all rooms, x " + box.x + ", y " + box.y
                    + ", width " + box.width + ", height " + box.height);
            }
            var ids = new HashSet<string>();
            foreach (Room room in layout.rooms)
            {
                if (!ids.Add(room.id))
                {
                    throw root.Wrong("rooms", "must not hold two rooms with the id \"" + room.id + "\"");
                }
                foreach (int index in room.doors)
                {
                    Door door = index < layout.doors.Length ? layout.doors[index] : null;
                    if (door == null || (door.roomA != room.index && door.roomB != room.index))
                    {
                        throw root.Wrong("rooms", "must not give room " + room.index + " the door " + index
                            + ", which " + (door == null ? "is not there" : "joins others"));
                    }
                }
            }
            foreach (Door door in layout.doors)
            {
                if (Array.IndexOf(layout.rooms[door.roomA].doors, door.index) < 0
                    || Array.IndexOf(layout.rooms[door.roomB].doors, door.index) < 0)
                {
                    throw root.Wrong(
                        "doors", "must not hold door " + door.index + ", which is missing in one of its rooms");
                }
            }
        }

        private static int Index(JsonObject item, int place)
        {
            int index = item.Integer("index", 0, int.MaxValue);
            if (index != place)
            {
                throw item.Wrong("index", "must be its place in the list, " + place);
            }
            return index;
        }

        internal static DataEntry ReadEntry(JsonObject item)
        {
            return new DataEntry { key = item.Text("key"), value = item.Text("value") };
        }

        internal static GridPoint ReadPoint(JsonObject item, string key)
        {
            JsonObject point = item.Object(key);
            return ReadPoint(point);
        }

        internal static GridPoint ReadPoint(JsonObject point)
        {
            return new GridPoint(Coordinate(point, "x"), Coordinate(point, "y"));
        }

        private static int Coordinate(JsonObject item, string key)
        {
            return item.Integer(key, -FarthestCoordinate, FarthestCoordinate);
        }
    }
}
