namespace Undercroft.Building
{
    /// <summary>A component of a template's prefab, or below it, that wants to know which room it became.</summary>
    public interface IRoomBuilt
    {
        /// <summary>Called once the room's prefab and tiles are in place; later rooms and all doors are still to
        /// come.</summary>
        void OnRoomBuilt(BuiltRoom built);
    }
}
