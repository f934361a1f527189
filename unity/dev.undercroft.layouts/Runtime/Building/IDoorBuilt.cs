namespace Undercroft.Building
{
    /// <summary>A component of a door's prefab, or below it, that is told which door it became.</summary>
    public interface IDoorBuilt
    {
        /// <summary>Called when the door's prefab is in place, after all rooms.</summary>
        void OnDoorBuilt(BuiltDoor built);
    }
}
