namespace Undercroft.Building
{
    /// <summary>Which way a door may lead, seen from its room.</summary>
    public enum DoorDirection
    {
        Both,
        In,
        Out
    }
}
