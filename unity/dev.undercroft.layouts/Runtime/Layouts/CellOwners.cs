using System;

namespace Undercroft.Layouts
{
    /// <summary>The rooms that own the cells of a layout's bounds, in a table.</summary>
    internal sealed class CellOwners
    {
        /// <summary>The owner of a cell outside all rooms.</summary>
        internal const int Nobody = -1;

        /// <summary>The most cells of a table, which then takes 16 MB: as many as Undercroft's own tiles hold.</summary>
        private const long MostCells = 4000000;

        private readonly GridBox bounds;
        private readonly int[] owners;

        private CellOwners(GridBox bounds)
        {
            this.bounds = bounds;
            owners = new int[bounds.width * bounds.height];
            for (int i = 0; i < owners.Length; i++)
            {
                owners[i] = Nobody;
            }
        }

        /// <summary>Whether a table for these bounds is small enough.</summary>
        internal static bool IsPossible(GridBox bounds)
        {
            return (long)bounds.width * bounds.height <= MostCells;
        }

        /// <param name="boxes">the boxes around the rooms</param>
        internal static CellOwners Of(Layout layout, GridBox[] boxes)
        {
            var table = new CellOwners(layout.bounds);
            foreach (Room room in layout.rooms)
            {
                table.Give(room, boxes[room.index], true);
            }
            foreach (Room room in layout.rooms)
            {
                table.Give(room, boxes[room.index], false);
            }
            return table;
        }

        /// <summary>The index of the room that owns a cell, or <see cref="Nobody"/>.</summary>
        internal int Of(int x, int y)
        {
            return bounds.Contains(x, y) ? owners[Place(x, y)] : Nobody;
        }

        private int Place(int x, int y)
        {
            return (y - bounds.y) * bounds.width + x - bounds.x;
        }

        /// <summary>Gives a room the cells that it covers and nobody owns yet.</summary>
        private void Give(Room room, GridBox box, bool westOfCentre)
        {
            for (int y = Math.Max(box.y, bounds.y); y < Math.Min(box.y + box.height, bounds.y + bounds.height); y++)
            {
                for (int x = Math.Max(box.x, bounds.x); x < Math.Min(box.x + box.width, bounds.x + bounds.width); x++)
                {
                    int place = Place(x, y);
                    if (owners[place] == Nobody && CellRule.Covers(room.outline, x, y, westOfCentre))
                    {
                        owners[place] = room.index;
                    }
                }
            }
        }
    }
}
