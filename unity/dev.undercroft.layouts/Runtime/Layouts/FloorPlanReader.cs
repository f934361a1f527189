using System;

namespace Undercroft.Layouts
{
    /// <summary>Reads what stands within the outline of a room; version 2 of the format has it where there is any.</summary>
    internal static class FloorPlanReader
    {
        private static readonly string[] Directions = { "", "north", "east", "south", "west" };

        internal static void Read(JsonObject item, Room room)
        {
            if (item.Has("holes"))
            {
                room.holes = item.Objects("holes", "hole", hole => new Hole
                {
                    points = hole.Objects("points", "corner", LayoutReader.ReadPoint),
                });
            }
            if (item.Has("markers"))
            {
                room.markers = item.Objects("markers", "marker", ReadMarker);
            }
            if (item.Has("edge"))
            {
                room.edge = item.Text("edge");
                if (room.edge != Room.Rough)
                {
                    throw item.Wrong("edge", "must be " + Room.Rough);
                }
            }
        }

        private static Marker ReadMarker(JsonObject item)
        {
            GridPoint cell = LayoutReader.ReadPoint(item);
            var marker = new Marker
            {
                name = item.Text("name"),
                group = item.Text("group"),
                x = cell.x,
                y = cell.y,
                facing = item.Text("facing"),
                holds = item.Text("holds"),
            };
            if (Array.IndexOf(Directions, marker.facing) < 0)
            {
                throw item.Wrong("facing", "must be north, east, south, west or empty");
            }
            return marker;
        }
    }
}
