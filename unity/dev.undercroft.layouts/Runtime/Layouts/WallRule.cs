namespace Undercroft.Layouts
{
    /// <summary>Where the walls of rooms are in tiles.</summary>
    public enum WallRule
    {
        /// <summary>On the outermost cells of the room; a room too thin for a ring has none.</summary>
        Inside,

        /// <summary>Between the cells, so that all cells are floor.</summary>
        Edges,

        /// <summary>
        /// Around the rooms, and where two rooms meet on the outermost cells of one of them, so that no floor
        /// touches anything but floor and wall.
        /// </summary>
        Solid
    }
}
