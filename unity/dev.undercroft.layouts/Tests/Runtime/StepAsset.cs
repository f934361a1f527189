using System.Collections.Generic;
using Undercroft.Building;

namespace Undercroft.Tests
{
    internal sealed class StepAsset : DungeonPostProcessing
    {
        internal List<string> Told { get; set; }

        public override void Process(BuiltDungeon dungeon)
        {
            Told.Add(name + ": " + dungeon.Rooms.Count + " rooms, " + dungeon.Doors.Count + " doors of "
                + dungeon.Map.Layout.level);
        }
    }
}
