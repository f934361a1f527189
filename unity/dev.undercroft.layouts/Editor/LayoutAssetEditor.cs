using System.Linq;
using Undercroft.Building;
using Undercroft.Layouts;
using UnityEditor;
using UnityEngine;

namespace Undercroft.Editing
{
    /// <summary>Shows the contents of a layout and a picture of it.</summary>
    [CustomEditor(typeof(LayoutAsset))]
    public sealed class LayoutAssetEditor : Editor
    {
        private Texture2D picture;

        public override void OnInspectorGUI()
        {
            Layout layout = ((LayoutAsset)target).Layout;
            int corridors = layout.rooms.Count(room => room.isCorridor);
            EditorGUILayout.LabelField("Level", layout.level);
            EditorGUILayout.LabelField("Seed", layout.seed.ToString());
            EditorGUILayout.LabelField("Size", layout.bounds.width + " × " + layout.bounds.height + " cells");
            EditorGUILayout.LabelField("Rooms", (layout.rooms.Length - corridors).ToString());
            EditorGUILayout.LabelField("Corridors", corridors.ToString());
            EditorGUILayout.LabelField("Doors", layout.doors.Length.ToString());
            EditorGUILayout.LabelField("Made by", layout.generator);
            EditorGUILayout.LabelField("Templates", EditorStyles.boldLabel);
            foreach (IGrouping<string, Room> template in
                layout.rooms.GroupBy(room => room.template).OrderBy(rooms => rooms.Key, System.StringComparer.Ordinal))
            {
                EditorGUILayout.LabelField(template.Key, template.Count().ToString());
            }
        }

        public override bool HasPreviewGUI()
        {
            return LayoutPicture.IsPossible(((LayoutAsset)target).Layout);
        }

        public override void OnPreviewGUI(Rect area, GUIStyle background)
        {
            if (picture == null)
            {
                picture = LayoutPicture.Draw(((LayoutAsset)target).Layout);
            }
            GUI.DrawTexture(area, picture, ScaleMode.ScaleToFit);
        }

        private void OnDisable()
        {
            if (picture != null)
            {
                DestroyImmediate(picture);
            }
        }
    }
}
