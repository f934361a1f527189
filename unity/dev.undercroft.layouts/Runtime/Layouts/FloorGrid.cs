using System.Collections.Generic;
using System.Linq;

namespace Undercroft.Layouts
{
    /// <summary>The cells of all rooms with their owners, and those of them that are floor.</summary>
    internal sealed class FloorGrid
    {
        /// <summary>The owner of a cell outside all rooms.</summary>
        internal const int Nobody = -1;

        private readonly Dictionary<GridPoint, int> owners = new Dictionary<GridPoint, int>();
        private readonly int[] sizes;

        /// <param name="rooms">the tiles of each room</param>
        internal FloorGrid(IReadOnlyDictionary<GridPoint, TileKind>[] rooms)
        {
            Floor = new HashSet<GridPoint>();
            sizes = rooms.Select(room => room.Count).ToArray();
            for (int i = 0; i < rooms.Length; i++)
            {
                foreach (KeyValuePair<GridPoint, TileKind> tile in rooms[i])
                {
                    owners.Add(tile.Key, i);
                    if (tile.Value != TileKind.Wall && tile.Value != TileKind.Pillar)
                    {
                        Floor.Add(tile.Key);
                    }
                }
            }
        }

        internal HashSet<GridPoint> Floor { get; private set; }

        /// <summary>The room of a cell, or <see cref="Nobody"/>.</summary>
        internal int Owner(GridPoint cell)
        {
            int owner;
            return owners.TryGetValue(cell, out owner) ? owner : Nobody;
        }

        /// <summary>The number of cells of a room.</summary>
        internal int Size(int room)
        {
            return sizes[room];
        }

        /// <summary>
        /// The eight neighbours of a cell, clockwise from the upper one; those at its sides have even places.
        /// </summary>
        internal static GridPoint[] Around(GridPoint cell)
        {
            return new[]
            {
                new GridPoint(cell.x, cell.y + 1), new GridPoint(cell.x + 1, cell.y + 1),
                new GridPoint(cell.x + 1, cell.y), new GridPoint(cell.x + 1, cell.y - 1),
                new GridPoint(cell.x, cell.y - 1), new GridPoint(cell.x - 1, cell.y - 1),
                new GridPoint(cell.x - 1, cell.y), new GridPoint(cell.x - 1, cell.y + 1)
            };
        }
    }
}
