using System;

namespace Undercroft.Layouts
{
    /// <summary>Reads what version 2 of the format says of a layout as a whole; every list may be missing.</summary>
    internal static class SurveyReader
    {
        internal static void Read(JsonObject root, Layout layout)
        {
            layout.palette = List(root, "palette", "colour", item => new PaletteEntry
            {
                name = item.Text("name"),
                colour = item.Text("colour"),
            });
            layout.doorSlots = List(root, "doorSlots", "door slot", item => ReadSlot(item, layout));
            layout.distances = List(root, "distances", "distance", item => new RoomDistance
            {
                room = RoomIndex(item, "room", layout),
                fromStart = Walked(item, "fromStart"),
                toGoal = Walked(item, "toGoal"),
            });
            layout.doorPaths = List(root, "doorPaths", "door path", item => new DoorPath
            {
                room = RoomIndex(item, "room", layout),
                doorA = item.Integer("doorA", 0, layout.doors.Length - 1),
                doorB = item.Integer("doorB", 0, layout.doors.Length - 1),
                cells = Walked(item, "cells"),
            });
            layout.minimap = List(root, "minimap", "minimap room", item => new MinimapRoom
            {
                room = RoomIndex(item, "room", layout),
                order = item.Integer("order", 0, layout.rooms.Length - 1),
                outline = item.Objects("outline", "corner", LayoutReader.ReadPoint),
            });
        }

        private static DoorSlot ReadSlot(JsonObject item, Layout layout)
        {
            var slot = new DoorSlot
            {
                room = RoomIndex(item, "room", layout),
                from = LayoutReader.ReadPoint(item, "from"),
                to = LayoutReader.ReadPoint(item, "to"),
                facing = item.Text("facing"),
                length = item.Integer("length", 1, int.MaxValue),
                socket = item.Text("socket"),
                behind = item.Integer("behind", DoorSlot.Nothing, layout.rooms.Length - 1),
            };
            if (slot.to == slot.from)
            {
                throw item.Wrong("to", "must be another point than from");
            }
            return slot;
        }

        private static T[] List<T>(JsonObject root, string key, string itemName, Func<JsonObject, T> read)
        {
            return root.Has(key) ? root.Objects(key, itemName, read) : new T[0];
        }

        private static int RoomIndex(JsonObject item, string key, Layout layout)
        {
            return item.Integer(key, 0, layout.rooms.Length - 1);
        }

        private static long Walked(JsonObject item, string key)
        {
            return item.LongInteger(key, RoomDistance.Unreachable, long.MaxValue);
        }
    }
}
