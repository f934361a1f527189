namespace Undercroft.Layouts
{
    /// <summary>What a cell of a room is made of.</summary>
    public enum TileKind
    {
        Floor,

        Wall,

        /// <summary>Beside a door, on either of its sides.</summary>
        Door,

        /// <summary>The floor of a corridor.</summary>
        Corridor
    }
}
