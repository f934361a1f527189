using System;

namespace Undercroft.Layouts
{
    /// <summary>Reads what layouts of levels with a mission say of it; all of it may be missing.</summary>
    internal static class MissionReader
    {
        private static readonly string[] Actions = { "take", "open", "turn", "walk", "goal" };

        internal static void Read(JsonObject item, Room room)
        {
            room.items = item.Has("items") ? item.Texts("items") : new string[0];
            room.turns = item.Has("turns") ? item.Text("turns") : "";
            room.sphere = Count(item, "sphere");
            room.depth = Count(item, "depth");
            room.tension = item.Has("tension") ? item.Decimal("tension", 0, 1) : 0;
        }

        internal static Mission Read(JsonObject root, Layout layout)
        {
            if (!root.Has("mission"))
            {
                return new Mission();
            }
            JsonObject item = root.Object("mission");
            return new Mission
            {
                start = item.Integer("start", 0, layout.rooms.Length - 1),
                goal = item.Integers("goal", 0, layout.rooms.Length - 1),
                steps = item.Objects("steps", "step", step => ReadStep(step, layout)),
            };
        }

        private static MissionStep ReadStep(JsonObject item, Layout layout)
        {
            var step = new MissionStep
            {
                @do = item.Text("do"),
                room = item.Integer("room", 0, layout.rooms.Length - 1),
                connection = item.Integer("connection", MissionStep.NoConnection, layout.connections.Length - 1),
                item = item.Text("item"),
                sphere = item.Integer("sphere", Room.Unreached, int.MaxValue),
            };
            if (Array.IndexOf(Actions, step.@do) < 0)
            {
                throw item.Wrong("do", "must be one of " + string.Join(", ", Actions));
            }
            return step;
        }

        private static int Count(JsonObject item, string key)
        {
            return item.Has(key) ? item.Integer(key, Room.Unreached, int.MaxValue) : Room.Unreached;
        }
    }
}
