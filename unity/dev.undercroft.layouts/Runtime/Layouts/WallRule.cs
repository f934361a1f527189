namespace Undercroft.Layouts
{
    /// <summary>Where the walls of rooms are, once rooms are tiles.</summary>
    public enum WallRule
    {
        /// <summary>On the outermost ring of a room's own cells; a room too thin for a ring has none.</summary>
        Inside,

        /// <summary>Between the cells, so that all cells are floor.</summary>
        Edges
    }
}
