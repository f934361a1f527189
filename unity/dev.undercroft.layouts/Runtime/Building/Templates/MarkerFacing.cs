namespace Undercroft.Building
{
    /// <summary>Where something on a marker looks, before the room is turned.</summary>
    public enum MarkerFacing
    {
        None,
        North,
        East,
        South,
        West
    }
}
