using System;
using System.Linq;
using UnityEngine;

namespace Undercroft.Editing
{
    /// <summary>The picture of a generated layout.</summary>
    internal sealed class LayoutPreview : IDisposable
    {
        /// <summary>The height of a preview in points: three fit on a window of usual size.</summary>
        private const float Height = 200;

        private readonly Texture2D picture;

        internal LayoutPreview(GeneratedLayout made)
        {
            Made = made;
            picture = LayoutPicture.IsPossible(made.Layout) ? LayoutPicture.Draw(made.Layout) : null;
        }

        internal GeneratedLayout Made { get; private set; }

        internal string Name
        {
            get
            {
                return Made.Layout.level + " seed " + Made.Layout.seed + ": " + Made.Layout.rooms.Count(room => !room.isCorridor) + " rooms, "
                    + Made.Layout.bounds.width + " × " + Made.Layout.bounds.height + " cells";
            }
        }

        internal void Draw()
        {
            if (picture != null)
            {
                GUI.DrawTexture(GUILayoutUtility.GetRect(Height, Height), picture, ScaleMode.ScaleToFit);
            }
        }

        public void Dispose()
        {
            if (picture != null)
            {
                UnityEngine.Object.DestroyImmediate(picture);
            }
        }
    }
}
