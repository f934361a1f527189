using Undercroft.Building;
using Undercroft.Layouts;
using UnityEngine;
using UnityEngine.Tilemaps;

namespace Undercroft.Editing
{
    /// <summary>A marker of a prefab with the cell in which it stands.</summary>
    internal sealed class DrawnMarker
    {
        internal DrawnMarker(TemplateMarker marker, Tilemap floor)
        {
            Vector3Int cell = floor.WorldToCell(marker.transform.position);
            Name = marker.Marker;
            Group = marker.Group;
            Facing = marker.Facing;
            Cell = new GridPoint(cell.x, cell.y);
        }

        internal string Name { get; private set; }

        internal string Group { get; private set; }

        internal MarkerFacing Facing { get; private set; }

        internal GridPoint Cell { get; private set; }
    }
}
