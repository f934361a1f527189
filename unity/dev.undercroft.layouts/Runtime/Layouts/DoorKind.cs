namespace Undercroft.Layouts
{
    /// <summary>What is special about a door. Of several things the first of these counts, as in Undercroft's tiles.</summary>
    public enum DoorKind
    {
        Plain,

        /// <summary>Hidden until it is found.</summary>
        Secret,

        /// <summary>With a lock.</summary>
        Locked,

        /// <summary>Opens from one side only and then stays open.</summary>
        Barred,

        /// <summary>Can be passed one way only.</summary>
        OneWay
    }
}
