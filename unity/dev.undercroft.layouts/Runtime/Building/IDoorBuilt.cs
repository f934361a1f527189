namespace Undercroft.Building
{
    /// <summary>A component of a door's prefab, or below it, that wants to know which door it became.</summary>
    public interface IDoorBuilt
    {
        /// <summary>Called once the door's prefab is in place; all rooms are.</summary>
        void OnDoorBuilt(BuiltDoor built);
    }
}
