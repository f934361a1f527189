using System.Collections.Generic;
using System.Linq;

namespace Undercroft.Layouts
{
    /// <summary>
    /// A room whose outermost cells are wall. Its core consists of the cells that are surrounded by cells of the
    /// room; the ring is the rest, except for a path from each door to the core.
    /// </summary>
    internal sealed class Ring
    {
        /// <summary>
        /// The greatest thickness of a ring, as in the tip of a slanted room or in a niche; a thicker one is not
        /// built.
        /// </summary>
        private const int MostThickness = 2;

        // The order decides which of several shortest paths from a door to the core is opened.
        private static readonly GridPoint[] Sideways =
        {
            new GridPoint(0, 1), new GridPoint(1, 0), new GridPoint(0, -1), new GridPoint(-1, 0)
        };

        private static readonly GridPoint[] Around = Sideways.Concat(new[]
        {
            new GridPoint(1, 1), new GridPoint(1, -1), new GridPoint(-1, -1), new GridPoint(-1, 1)
        }).ToArray();

        private readonly HashSet<GridPoint> cells;
        private readonly HashSet<GridPoint> core;

        private Ring(HashSet<GridPoint> cells, GridPoint[] neighbours)
        {
            this.cells = cells;
            core = new HashSet<GridPoint>(cells.Where(cell => Moved(cell, neighbours).All(cells.Contains)));
        }

        /// <summary>
        /// The cells of a room that become wall. Corners are closed first, so that walls join by their sides. If
        /// the room is too thin for that, as a slanted passage may be, walls join by their corners. If it is too
        /// thin for that too, there are none.
        /// </summary>
        /// <param name="cells">all cells of the room</param>
        /// <param name="doors">the cells of the room that a door opens</param>
        internal static IEnumerable<GridPoint> WallsOf(HashSet<GridPoint> cells, IEnumerable<GridPoint> doors)
        {
            Ring ring = new[] { Around, Sideways }.Select(neighbours => new Ring(cells, neighbours))
                .FirstOrDefault(candidate => candidate.Fits());
            return ring == null ? Enumerable.Empty<GridPoint>() : ring.Walls(doors);
        }

        /// <summary>
        /// A room is too thin if it has no core, its core is not connected, or a cell is too far from the core.
        /// </summary>
        private bool Fits()
        {
            if (core.Count == 0 || FallsApart(core) || FallsApart(cells))
            {
                return false;
            }
            var covered = new HashSet<GridPoint>(core);
            for (int i = 0; i < MostThickness; i++)
            {
                covered.UnionWith(covered.SelectMany(cell => Moved(cell, Around)).ToArray());
            }
            return covered.IsSupersetOf(cells);
        }

        private IEnumerable<GridPoint> Walls(IEnumerable<GridPoint> doors)
        {
            var walls = new HashSet<GridPoint>(cells);
            walls.ExceptWith(core);
            foreach (GridPoint door in doors)
            {
                walls.ExceptWith(WayToCore(door));
            }
            return walls;
        }

        /// <summary>The shortest path over the room's cells from the core to a door.</summary>
        private IEnumerable<GridPoint> WayToCore(GridPoint door)
        {
            List<GridPoint> walked;
            Dictionary<GridPoint, GridPoint> cameFrom = WalkedFrom(door, cells, out walked);
            GridPoint cell = walked.First(core.Contains);
            yield return cell;
            while (cell != door)
            {
                cell = cameFrom[cell];
                yield return cell;
            }
        }

        private static bool FallsApart(HashSet<GridPoint> area)
        {
            List<GridPoint> walked;
            WalkedFrom(area.First(), area, out walked);
            return walked.Count < area.Count;
        }

        /// <summary>For each reachable cell, the cell before it on a shortest path.</summary>
        /// <param name="walked">receives the cells, the nearest first</param>
        private static Dictionary<GridPoint, GridPoint> WalkedFrom(
            GridPoint start, HashSet<GridPoint> area, out List<GridPoint> walked)
        {
            var cameFrom = new Dictionary<GridPoint, GridPoint> { { start, start } };
            walked = new List<GridPoint> { start };
            for (int i = 0; i < walked.Count; i++)
            {
                foreach (GridPoint next in Moved(walked[i], Sideways))
                {
                    if (area.Contains(next) && !cameFrom.ContainsKey(next))
                    {
                        cameFrom.Add(next, walked[i]);
                        walked.Add(next);
                    }
                }
            }
            return cameFrom;
        }

        private static IEnumerable<GridPoint> Moved(GridPoint cell, GridPoint[] steps)
        {
            return steps.Select(step => new GridPoint(cell.x + step.x, cell.y + step.y));
        }
    }
}
