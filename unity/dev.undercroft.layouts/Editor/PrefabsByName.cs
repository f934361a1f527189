using System;
using System.Collections.Generic;
using System.Linq;
using Undercroft.Building;
using UnityEditor;
using UnityEngine;

namespace Undercroft.Editing
{
    /// <summary>
    /// Finds the prefabs of room templates in the project: those named as the template, or as the template and more words
    /// after a blank. <c>small-hall</c> and <c>small-hall with carpet</c> are both prefabs of <c>small-hall</c>.
    /// </summary>
    public static class PrefabsByName
    {
        /// <summary>Adds entries for the templates of a builder's layout that have none.</summary>
        internal static void Fill(DungeonBuilder builder)
        {
            var given = new HashSet<string>(
                builder.TemplatePrefabs.Where(entry => entry.prefab != null).Select(entry => entry.template));
            string[] missing = builder.Layout.Layout.rooms.Select(room => room.template).Distinct()
                .Where(template => !given.Contains(template)).ToArray();
            if (missing.Length == 0)
            {
                return;
            }
            string[] paths = AssetDatabase.FindAssets("t:Prefab").Select(guid => AssetDatabase.GUIDToAssetPath(guid))
                .OrderBy(path => path, StringComparer.Ordinal).ToArray();
            foreach (string template in missing)
            {
                foreach (string path in paths.Where(path => IsFor(path, template)))
                {
                    builder.TemplatePrefabs.Add(new TemplatePrefab
                    {
                        template = template,
                        prefab = AssetDatabase.LoadAssetAtPath<GameObject>(path)
                    });
                }
            }
        }

        /// <summary>Whether the prefab at a path is one of a template.</summary>
        public static bool IsFor(string path, string template)
        {
            string name = System.IO.Path.GetFileNameWithoutExtension(path);
            return name == template || name.StartsWith(template + " ", StringComparison.Ordinal);
        }
    }
}
