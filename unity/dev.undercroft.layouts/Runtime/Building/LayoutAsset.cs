using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>A layout as an asset of the project. A file named <c>*.undercroft</c> is imported as one.</summary>
    public sealed class LayoutAsset : ScriptableObject
    {
        [SerializeField]
        private Layout layout = new Layout();

        public Layout Layout
        {
            get { return layout; }
        }

        /// <summary>Makes an asset that is not saved.</summary>
        public static LayoutAsset Of(Layout layout)
        {
            var asset = CreateInstance<LayoutAsset>();
            asset.layout = layout;
            return asset;
        }
    }
}
