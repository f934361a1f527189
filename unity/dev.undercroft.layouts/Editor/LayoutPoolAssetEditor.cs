using System.Collections.Generic;
using System.Linq;
using Undercroft.Building;
using Undercroft.Layouts;
using UnityEditor;

namespace Undercroft.Editing
{
    /// <summary>Shows what is in a pool.</summary>
    [CustomEditor(typeof(LayoutPoolAsset))]
    public sealed class LayoutPoolAssetEditor : Editor
    {
        private const int BytesPerKilobyte = 1024;

        public override void OnInspectorGUI()
        {
            var asset = (LayoutPoolAsset)target;
            IReadOnlyList<PoolEntry> entries = asset.Pool.Entries;
            EditorGUILayout.LabelField("Layouts", entries.Count.ToString());
            EditorGUILayout.LabelField("Compressed", asset.Bytes / BytesPerKilobyte + " KB");
            EditorGUILayout.LabelField("Rooms", Range(entries.Select(entry => entry.rooms)));
            EditorGUILayout.LabelField("Width", Range(entries.Select(entry => entry.width)) + " cells");
            EditorGUILayout.LabelField("Height", Range(entries.Select(entry => entry.height)) + " cells");
            EditorGUILayout.LabelField("Levels", EditorStyles.boldLabel);
            foreach (IGrouping<string, PoolEntry> level in
                entries.GroupBy(entry => entry.level).OrderBy(level => level.Key, System.StringComparer.Ordinal))
            {
                EditorGUILayout.LabelField(level.Key, level.Count().ToString());
            }
        }

        private static string Range(IEnumerable<int> numbers)
        {
            int[] all = numbers.ToArray();
            return all.Min() + " to " + all.Max();
        }
    }
}
