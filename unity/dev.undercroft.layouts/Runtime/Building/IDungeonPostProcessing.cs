namespace Undercroft.Building
{
    /// <summary>
    /// A step after building. Components on the builder's own game object that implement it run in their order, after
    /// the assets in the builder's list.
    /// </summary>
    public interface IDungeonPostProcessing
    {
        /// <summary>Called when all rooms and doors stand and the steps before have run.</summary>
        void Process(BuiltDungeon dungeon);
    }
}
