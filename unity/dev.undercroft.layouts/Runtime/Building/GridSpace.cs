using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>
    /// Maps the layout's grid to Unity's space.
    /// <para>
    /// The layout turns clockwise, seen with x to the right and y up. In 2D that is a negative angle about z, because
    /// Unity's angles about z are counter-clockwise for a camera that looks along +z. In 3D it is a positive angle
    /// about y: seen from above with z up, Unity turns from +z to +x.
    /// </para>
    /// </summary>
    public struct GridSpace
    {
        private readonly BuildPlane plane;
        private readonly float cellSize;

        /// <param name="cellSize">the size of a cell in units, above 0</param>
        public GridSpace(BuildPlane plane, float cellSize)
        {
            this.plane = plane;
            this.cellSize = cellSize;
        }

        /// <summary>The position of a point given in cells.</summary>
        public Vector3 Point(float x, float y)
        {
            return plane == BuildPlane.XY
                ? new Vector3(x * cellSize, y * cellSize, 0)
                : new Vector3(x * cellSize, 0, y * cellSize);
        }

        public Vector3 Point(GridPoint point)
        {
            return Point(point.x, point.y);
        }

        /// <summary>The middle of a cell.</summary>
        public Vector3 CentreOf(GridPoint cell)
        {
            return Point(cell.x + 0.5f, cell.y + 0.5f);
        }

        /// <summary>A rotation by an angle in degrees, clockwise as in layouts.</summary>
        public Quaternion Clockwise(float degrees)
        {
            return plane == BuildPlane.XY ? Quaternion.Euler(0, 0, -degrees) : Quaternion.Euler(0, degrees, 0);
        }

        /// <summary>
        /// Moves a transform to a placed room, so that what is built around the template's origin in cells lies in
        /// the room. Unity applies the scale, here the mirroring, before the rotation, and so does the layout.
        /// </summary>
        public void Place(Transform transform, Room room)
        {
            transform.localPosition = Point(room.position);
            transform.localRotation = Clockwise(room.rotation);
            transform.localScale = new Vector3(room.mirrored ? -1 : 1, 1, 1);
        }

        /// <summary>
        /// Moves a transform to the middle of a door, with its y (in 3D, its z) pointing out of roomA.
        /// </summary>
        public void Place(Transform transform, Door door)
        {
            transform.localPosition = Point((door.from.x + door.to.x) / 2f, (door.from.y + door.to.y) / 2f);
            transform.localRotation = Clockwise((float)door.OutwardAngle);
            transform.localScale = Vector3.one;
        }

        /// <summary>
        /// Moves a transform to the middle of a wall, with its y (in 3D, its z) pointing out of the room.
        /// </summary>
        public void Place(Transform transform, WallPiece wall)
        {
            GridPoint from = wall.Side.From;
            GridPoint to = wall.Side.To;
            transform.localPosition = Point((from.x + to.x) / 2f, (from.y + to.y) / 2f);
            transform.localRotation = Clockwise(wall.OutwardAngle);
            transform.localScale = Vector3.one;
        }
    }
}
