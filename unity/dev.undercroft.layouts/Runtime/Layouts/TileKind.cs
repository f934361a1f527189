namespace Undercroft.Layouts
{
    /// <summary>The kind of a tile.</summary>
    public enum TileKind
    {
        Floor,

        Wall,

        /// <summary>A cell next to a door, on either side of it.</summary>
        Door,

        /// <summary>The floor of a corridor.</summary>
        Corridor
    }
}
