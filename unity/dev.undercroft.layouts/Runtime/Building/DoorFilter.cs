namespace Undercroft.Building
{
    /// <summary>Which kinds of doors a prefab is for.</summary>
    public enum DoorFilter
    {
        Any,
        Plain,
        Secret,
        Locked,
        Barred,
        OneWay
    }
}
