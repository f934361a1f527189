using System.Collections.Generic;
using System.Linq;
using Undercroft.Building;
using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Samples
{
    /// <summary>
    /// Draws a layout into the scene view without any art, and shows how to get from the entrance to the boss. Put
    /// it onto an empty game object, give it the layout next to this file, and switch gizmos on.
    /// </summary>
    public sealed class KeepWalk : MonoBehaviour
    {
        private static readonly Color Walls = new Color(0.3f, 0.3f, 0.35f);
        private static readonly Color Doors = new Color(0.9f, 0.6f, 0.2f);

        [SerializeField]
        private LayoutAsset layout = null;

        [SerializeField]
        private BuildPlane plane = BuildPlane.XY;

        public LayoutAsset Layout
        {
            get { return layout; }
            set { layout = value; }
        }

        /// <summary>The ids of the rooms from the entrance to the boss.</summary>
        public string WayToBoss()
        {
            var map = new LayoutMap(layout.Layout);
            Room entrance = map.RoomsOfType("entrance").First();
            Room boss = map.RoomsOfType("boss").First();
            IReadOnlyList<Room> path = map.ShortestPath(entrance, boss);
            return string.Join(" → ", path.Select(room => room.id));
        }

        private void Start()
        {
            Debug.Log(WayToBoss());
        }

        private void OnDrawGizmos()
        {
            if (layout == null)
            {
                return;
            }
            var space = new GridSpace(plane, 1);
            Gizmos.color = Walls;
            foreach (Room room in layout.Layout.rooms)
            {
                for (int i = 0; i < room.outline.Length; i++)
                {
                    Draw(space, room.outline[i], room.outline[(i + 1) % room.outline.Length]);
                }
            }
            Gizmos.color = Doors;
            foreach (Door door in layout.Layout.doors)
            {
                Draw(space, door.from, door.to);
            }
        }

        private void Draw(GridSpace space, GridPoint from, GridPoint to)
        {
            Gizmos.DrawLine(
                transform.TransformPoint(space.Point(from)),
                transform.TransformPoint(space.Point(to)));
        }
    }
}
