namespace Undercroft.Layouts
{
    /// <summary>The kind of a tile.</summary>
    public enum TileKind
    {
        Floor,

        Wall,

        /// <summary>A cell next to a door that is none of the kinds below, on either side of it.</summary>
        Door,

        /// <summary>The floor of a corridor.</summary>
        Corridor,

        /// <summary>A cell next to a door with a lock.</summary>
        Locked,

        /// <summary>A cell next to a secret door.</summary>
        Secret,

        /// <summary>A cell next to a door that can be passed one way only.</summary>
        OneWay,

        /// <summary>A cell next to a door that is barred on one side.</summary>
        Barred,

        /// <summary>A pillar in a room.</summary>
        Pillar
    }
}
