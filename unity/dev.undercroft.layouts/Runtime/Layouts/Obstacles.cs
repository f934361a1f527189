using System.Collections.Generic;
using System.Linq;

namespace Undercroft.Layouts
{
    /// <summary>What stands on the cells of a room: holes and pillars.</summary>
    internal static class Obstacles
    {
        /// <summary>The cells of a room that are solid, with their tiles.</summary>
        internal static Dictionary<GridPoint, TileKind> Of(Room room, IList<GridPoint> cells)
        {
            var obstacles = new Dictionary<GridPoint, TileKind>();
            foreach (Hole hole in room.holes)
            {
                TileKind kind = IsPillar(hole) ? TileKind.Pillar : TileKind.Wall;
                foreach (GridPoint cell in cells.Where(cell => Covers(hole, cell)))
                {
                    obstacles[cell] = kind;
                }
            }
            return obstacles;
        }

        private static bool Covers(Hole hole, GridPoint cell)
        {
            return CellRule.Covers(hole.points, cell.x, cell.y, true)
                || CellRule.Covers(hole.points, cell.x, cell.y, false);
        }

        private static bool IsPillar(Hole hole)
        {
            int left = hole.points.Min(point => point.x);
            int bottom = hole.points.Min(point => point.y);
            return hole.points.Length == 4
                && hole.points.All(point => point.x <= left + 1 && point.y <= bottom + 1);
        }
    }
}
