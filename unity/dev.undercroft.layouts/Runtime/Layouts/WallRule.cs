namespace Undercroft.Layouts
{
    /// <summary>Where the walls of rooms are in tiles.</summary>
    public enum WallRule
    {
        /// <summary>On the outermost cells of the room; a room too thin for a ring has none.</summary>
        Inside,

        /// <summary>Between the cells, so that all cells are floor.</summary>
        Edges
    }
}
