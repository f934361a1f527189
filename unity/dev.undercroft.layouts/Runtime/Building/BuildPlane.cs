namespace Undercroft.Building
{
    /// <summary>The plane of a dungeon.</summary>
    public enum BuildPlane
    {
        /// <summary>2D: cell (x, y) of the layout is at (x, y, 0).</summary>
        XY,

        /// <summary>3D, on the ground: cell (x, y) of the layout is at (x, 0, y).</summary>
        XZ
    }
}
