namespace Undercroft.Building
{
    /// <summary>A component of a template's prefab, or below it, that is told which room it became.</summary>
    public interface IRoomBuilt
    {
        /// <summary>
        /// Called when the room's prefab and tiles are in place, before later rooms and all doors.
        /// </summary>
        void OnRoomBuilt(BuiltRoom built);
    }
}
