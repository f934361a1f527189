namespace Undercroft.Building
{
    /// <summary>The side of a door's roomA on which it lies.</summary>
    public enum DoorFacing
    {
        Any,
        North,
        East,
        South,
        West,
        Slanted
    }
}
