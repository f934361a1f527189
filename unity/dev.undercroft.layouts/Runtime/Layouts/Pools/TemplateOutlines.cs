using System.Collections.Generic;
using System.Linq;

namespace Undercroft.Layouts
{
    /// <summary>The outlines of room templates, from which those of placed rooms follow.</summary>
    internal sealed class TemplateOutlines
    {
        private static readonly GridPoint[] Unknown = new GridPoint[0];

        private readonly Dictionary<string, GridPoint[]> outlines = new Dictionary<string, GridPoint[]>();

        internal TemplateOutlines()
        {
        }

        internal TemplateOutlines(IEnumerable<PoolTemplate> templates)
        {
            foreach (PoolTemplate template in templates)
            {
                outlines.Add(template.name, template.outline);
            }
        }

        /// <summary>The templates in the order of their names.</summary>
        internal PoolTemplate[] Templates()
        {
            return outlines.OrderBy(entry => entry.Key, System.StringComparer.Ordinal)
                .Select(entry => new PoolTemplate { name = entry.Key, outline = entry.Value }).ToArray();
        }

        /// <summary>The outline of a room by its template and place; empty if the template is not known.</summary>
        internal GridPoint[] Of(Room room)
        {
            GridPoint[] local;
            return outlines.TryGetValue(room.template, out local) ? Placed(local, room) : Unknown;
        }

        /// <summary>
        /// Takes the template of a room from the room, unless it is known, and says whether the room's outline follows from it.
        /// </summary>
        internal bool Learn(Room room)
        {
            if (!outlines.ContainsKey(room.template))
            {
                outlines.Add(room.template, room.outline.Select(corner => ToLocal(room, corner)).ToArray());
            }
            return Of(room).SequenceEqual(room.outline);
        }

        /// <summary>Counter-clockwise from the lowest corner, of several the leftmost, as Undercroft writes outlines.</summary>
        private static GridPoint[] Placed(GridPoint[] local, Room room)
        {
            List<GridPoint> corners = local.Select(room.ToWorld).ToList();
            if (DoubledArea(corners) < 0)
            {
                corners.Reverse();
            }
            int first = Enumerable.Range(0, corners.Count)
                .OrderBy(i => corners[i].y).ThenBy(i => corners[i].x).First();
            return corners.Skip(first).Concat(corners.Take(first)).ToArray();
        }

        /// <summary>Twice the area, negative if the corners go round clockwise.</summary>
        private static long DoubledArea(List<GridPoint> corners)
        {
            long area = 0;
            for (int i = 0; i < corners.Count; i++)
            {
                GridPoint next = corners[(i + 1) % corners.Count];
                area += (long)corners[i].x * next.y - (long)next.x * corners[i].y;
            }
            return area;
        }

        /// <summary>The point of the template that lies at a point of the layout.</summary>
        private static GridPoint ToLocal(Room room, GridPoint world)
        {
            int x = world.x - room.position.x;
            int y = world.y - room.position.y;
            GridPoint turned;
            switch (room.rotation)
            {
                case 90: turned = new GridPoint(-y, x); break;
                case 180: turned = new GridPoint(-x, -y); break;
                case 270: turned = new GridPoint(y, -x); break;
                default: turned = new GridPoint(x, y); break;
            }
            return new GridPoint(room.mirrored ? -turned.x : turned.x, turned.y);
        }
    }
}
