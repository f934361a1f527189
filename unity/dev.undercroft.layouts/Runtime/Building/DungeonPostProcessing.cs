using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>
    /// A step after building as an asset, which several builders can share. Give the class a <c>CreateAssetMenu</c>, and put
    /// an asset of it into the builder's list.
    /// </summary>
    public abstract class DungeonPostProcessing : ScriptableObject, IDungeonPostProcessing
    {
        public abstract void Process(BuiltDungeon dungeon);
    }
}
