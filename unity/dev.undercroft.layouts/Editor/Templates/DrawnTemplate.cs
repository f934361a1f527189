using System;
using System.Collections.Generic;
using System.Linq;
using Undercroft.Building;
using Undercroft.Layouts;
using UnityEngine;
using UnityEngine.Tilemaps;

namespace Undercroft.Editing
{
    /// <summary>A room template as a prefab draws it.</summary>
    internal sealed class DrawnTemplate
    {
        /// <summary>How far a tilemap may be from the root in units: what rounding leaves.</summary>
        private const float LargestOffset = 1e-4f;

        private DrawnTemplate(string name, TemplateDoors doors, CellOutlines outlines, IList<DrawnMarker> markers)
        {
            Name = name;
            Doors = doors;
            Outlines = outlines;
            Markers = markers;
        }

        internal string Name { get; private set; }

        internal TemplateDoors Doors { get; private set; }

        internal CellOutlines Outlines { get; private set; }

        internal IList<DrawnMarker> Markers { get; private set; }

        /// <summary>Reads a prefab.</summary>
        /// <param name="root">the root of the prefab's content</param>
        /// <exception cref="InvalidOperationException">if it is no room template, or one that Undercroft would refuse</exception>
        internal static DrawnTemplate Of(string name, GameObject root)
        {
            TemplateDoors doors = root.GetComponentsInChildren<TemplateDoors>(true).FirstOrDefault();
            if (doors == null)
            {
                throw new InvalidOperationException("has no component Undercroft/Doors. Add one");
            }
            Tilemap floor = doors.Floor != null ? doors.Floor : root.GetComponentsInChildren<Tilemap>(true).FirstOrDefault();
            if (floor == null)
            {
                throw new InvalidOperationException("has no tilemap. Add one, and paint a tile on each cell of the floor");
            }
            if (Vector3.Distance(floor.transform.position, root.transform.position) > LargestOffset)
            {
                throw new InvalidOperationException("has its tilemap beside its root, so that rooms would be built off their place. Move"
                    + " the tilemap to the root's position");
            }
            var cells = new HashSet<GridPoint>(Cells(floor));
            CellOutlines outlines = CellOutlines.Of(cells);
            if (doors.Places == DoorPlaces.Listed)
            {
                Check(doors.Listed, outlines.Outline);
            }
            DrawnMarker[] markers = root.GetComponentsInChildren<TemplateMarker>(true)
                .Select(marker => new DrawnMarker(marker, floor)).ToArray();
            DrawnMarker astray = Array.Find(markers, marker => !cells.Contains(marker.Cell));
            if (astray != null)
            {
                throw new InvalidOperationException("has the marker \"" + astray.Name + "\" in the cell " + astray.Cell
                    + ", where there is no floor. Move it");
            }
            return new DrawnTemplate(name, doors, outlines, markers);
        }

        private static IEnumerable<GridPoint> Cells(Tilemap floor)
        {
            BoundsInt bounds = floor.cellBounds;
            for (int y = bounds.yMin; y < bounds.yMax; y++)
            {
                for (int x = bounds.xMin; x < bounds.xMax; x++)
                {
                    if (floor.HasTile(new Vector3Int(x, y, 0)))
                    {
                        yield return new GridPoint(x, y);
                    }
                }
            }
        }

        private static void Check(IList<ListedDoor> doors, GridPoint[] outline)
        {
            if (doors.Count == 0)
            {
                throw new InvalidOperationException("lists no doors. List one, or let them be Anywhere");
            }
            foreach (ListedDoor door in doors)
            {
                var from = new GridPoint(door.from.x, door.from.y);
                var to = new GridPoint(door.to.x, door.to.y);
                bool isOnRim = outline.Where((corner, i) =>
                    IsBetween(from, corner, outline[(i + 1) % outline.Length])
                        && IsBetween(to, corner, outline[(i + 1) % outline.Length])).Any();
                if (from == to || !isOnRim)
                {
                    throw new InvalidOperationException("has a door from " + from + " to " + to
                        + ", which is no part of a straight edge of its floor. Move it to the rim");
                }
            }
        }

        /// <summary>Whether a point lies on a side, which is parallel to an axis.</summary>
        private static bool IsBetween(GridPoint point, GridPoint one, GridPoint other)
        {
            return Math.Min(one.x, other.x) <= point.x && point.x <= Math.Max(one.x, other.x)
                && Math.Min(one.y, other.y) <= point.y && point.y <= Math.Max(one.y, other.y);
        }
    }
}
