using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>
    /// Many layouts as one asset, for games that cannot run Undercroft. A file named <c>*.undercroftpool</c> is imported as one.
    /// </summary>
    public sealed class LayoutPoolAsset : ScriptableObject
    {
        [SerializeField]
        private PoolData data = new PoolData();

        private LayoutPool pool;

        public LayoutPool Pool
        {
            get { return pool ?? (pool = new LayoutPool(data)); }
        }

        /// <summary>The size of the compressed layouts in bytes.</summary>
        public int Bytes
        {
            get { return data.bytes.Length; }
        }

        /// <summary>Makes an asset that is not saved.</summary>
        internal static LayoutPoolAsset Of(PoolData data)
        {
            var asset = CreateInstance<LayoutPoolAsset>();
            asset.data = data;
            return asset;
        }
    }
}
