using System;
using System.Collections.Generic;
using System.Linq;
using Undercroft.Layouts;

namespace Undercroft.Editing
{
    /// <summary>The outline of a floor that is drawn in cells, and those of the holes in it.</summary>
    internal sealed class CellOutlines
    {
        private readonly HashSet<GridPoint> cells;
        private readonly SortedDictionary<GridPoint, GridPoint> sides =
            new SortedDictionary<GridPoint, GridPoint>(new ByRow());

        private CellOutlines(HashSet<GridPoint> cells)
        {
            this.cells = cells;
            Holes = new List<GridPoint[]>();
        }

        /// <summary>The corners, counter-clockwise from the lowest one, of several the leftmost.</summary>
        internal GridPoint[] Outline { get; private set; }

        /// <summary>The corners of each hole, clockwise.</summary>
        internal IList<GridPoint[]> Holes { get; private set; }

        /// <summary>Traces the sides between cells and no cells.</summary>
        /// <exception cref="InvalidOperationException">if there are no cells, they are in several parts, or two touch at a corner
        /// only</exception>
        internal static CellOutlines Of(IEnumerable<GridPoint> cells)
        {
            var outlines = new CellOutlines(new HashSet<GridPoint>(cells));
            foreach (GridPoint cell in outlines.cells)
            {
                outlines.AddSides(cell);
            }
            if (outlines.sides.Count == 0)
            {
                throw new InvalidOperationException("has no floor: its tilemap is empty. Paint a tile on each of its cells");
            }
            while (outlines.sides.Count > 0)
            {
                outlines.AddRing(outlines.TakeRing());
            }
            return outlines;
        }

        /// <summary>Adds the sides of a cell beyond which is none, with the cell on their left.</summary>
        private void AddSides(GridPoint cell)
        {
            var corners = new[]
            {
                cell, new GridPoint(cell.x + 1, cell.y), new GridPoint(cell.x + 1, cell.y + 1), new GridPoint(cell.x, cell.y + 1)
            };
            var beside = new[]
            {
                new GridPoint(cell.x, cell.y - 1), new GridPoint(cell.x + 1, cell.y),
                new GridPoint(cell.x, cell.y + 1), new GridPoint(cell.x - 1, cell.y)
            };
            for (int i = 0; i < corners.Length; i++)
            {
                if (cells.Contains(beside[i]))
                {
                    continue;
                }
                if (sides.ContainsKey(corners[i]))
                {
                    throw new InvalidOperationException(
                        "has cells that touch only at the corner " + corners[i] + ". Paint a tile beside it, or erase one");
                }
                sides.Add(corners[i], corners[(i + 1) % corners.Length]);
            }
        }

        private List<GridPoint> TakeRing()
        {
            GridPoint start = sides.Keys.First();
            var ring = new List<GridPoint>();
            GridPoint at = start;
            do
            {
                ring.Add(at);
                GridPoint next = sides[at];
                sides.Remove(at);
                at = next;
            }
            while (at != start);
            return ring;
        }

        private void AddRing(List<GridPoint> ring)
        {
            GridPoint[] corners = ring.Where((point, i) => !IsStraight(
                ring[(i + ring.Count - 1) % ring.Count], point, ring[(i + 1) % ring.Count])).ToArray();
            // The ring begins at its lowest, leftmost corner: on an outline the way goes on to the east, around a hole to the north.
            bool isOutline = ring[1].y == ring[0].y;
            if (!isOutline)
            {
                Holes.Add(corners);
            }
            else if (Outline == null)
            {
                Outline = corners;
            }
            else
            {
                throw new InvalidOperationException("is in several parts, of which one begins at " + Outline[0] + " and one at "
                    + corners[0] + ". Join them, or make two prefabs");
            }
        }

        private static bool IsStraight(GridPoint before, GridPoint point, GridPoint after)
        {
            return (before.x == point.x && point.x == after.x) || (before.y == point.y && point.y == after.y);
        }

        /// <summary>From the lowest row up, each row from left to right.</summary>
        private sealed class ByRow : IComparer<GridPoint>
        {
            public int Compare(GridPoint one, GridPoint other)
            {
                return one.y != other.y ? one.y.CompareTo(other.y) : one.x.CompareTo(other.x);
            }
        }
    }
}
