using System.Collections.Generic;
using System.Linq;

namespace Undercroft.Layouts
{
    /// <summary>
    /// Chooses the cells along the outline of a room that become rock, as Undercroft's own tile formats and pictures do:
    /// each gets a random height, and those that lie low on average with their neighbours become rock, corners more
    /// often than cells of straight walls, unless that would divide the floor.
    /// </summary>
    internal static class RoughEdge
    {
        private const long Stream = -2;
        private const int Heights = 256;
        private const int Low = 120;
        private const int OutsideStraightWall = 3;
        private const int LowerInCorners = 30;

        /// <param name="owned">the cells of the room, from the lowest row up, each row from left to right</param>
        /// <param name="doorCells">the cells next to doors, which stay floor</param>
        internal static HashSet<GridPoint> Rock(
            long seed, Room room, IList<GridPoint> owned, IEnumerable<GridPoint> doorCells)
        {
            SeededRandom random = SeededRandom.Of(SeededRandom.Of(seed, Stream).NextSeed(), room.index);
            var cells = new HashSet<GridPoint>(owned);
            var floor = new HashSet<GridPoint>(cells.Except(Obstacles.Of(room, owned).Keys));
            var kept = new HashSet<GridPoint>(doorCells.Concat(room.markers.Select(marker => marker.Cell)));
            var heights = new Dictionary<GridPoint, int>();
            GridPoint[] rim = owned.Where(cell => Outside(cell, cells) > 0).ToArray();
            foreach (GridPoint cell in rim)
            {
                heights.Add(cell, random.Below(Heights));
            }
            var rock = new HashSet<GridPoint>();
            foreach (GridPoint cell in rim)
            {
                if (floor.Contains(cell) && !kept.Contains(cell) && IsLow(cell, cells, heights)
                    && CanSpare(cell, floor))
                {
                    floor.Remove(cell);
                    rock.Add(cell);
                }
            }
            return rock;
        }

        private static int Outside(GridPoint cell, HashSet<GridPoint> cells)
        {
            return FloorGrid.Around(cell).Count(beside => !cells.Contains(beside));
        }

        private static bool IsLow(GridPoint cell, HashSet<GridPoint> cells, Dictionary<GridPoint, int> heights)
        {
            int[] around = FloorGrid.Around(cell).Where(heights.ContainsKey).Select(beside => heights[beside]).ToArray();
            int more = System.Math.Max(0, Outside(cell, cells) - OutsideStraightWall);
            return heights[cell] + around.Sum() < (1 + around.Length) * (Low + more * LowerInCorners);
        }

        /// <summary>Whether the neighbours that share a side hang together over the cells around.</summary>
        private static bool CanSpare(GridPoint cell, HashSet<GridPoint> floor)
        {
            bool[] around = FloorGrid.Around(cell).Select(floor.Contains).ToArray();
            int pieces = 0;
            for (int i = 0; i < around.Length; i += 2)
            {
                bool isJoined = around[i + 1] && around[(i + 2) % around.Length];
                if (around[i] && !isJoined)
                {
                    pieces++;
                }
            }
            return pieces == 1;
        }
    }
}
