using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using UnityEditor;
using UnityEngine;

namespace Undercroft.Editing
{
    /// <summary>Writes the selected prefabs as room templates: Assets, Undercroft, Write Room Templates.</summary>
    public static class TemplateExport
    {
        private const string Menu = "Assets/Undercroft/Write Room Templates…";

        /// <summary>Asks for a file and writes the selected prefabs to it, in the order of their names.</summary>
        [MenuItem(Menu)]
        public static void WriteSelected()
        {
            string file = EditorUtility.SaveFilePanel("Write Room Templates", "", "rooms.yaml", "yaml");
            if (file == "")
            {
                return;
            }
            IList<string> problems = Write(SelectedPrefabs(), file);
            foreach (string problem in problems)
            {
                Debug.LogError(problem);
            }
        }

        [MenuItem(Menu, true)]
        public static bool IsAnySelected()
        {
            return SelectedPrefabs().Count > 0;
        }

        /// <summary>Writes prefabs to a file, or nothing if something is wrong with one of them.</summary>
        /// <param name="prefabs">the paths of prefabs</param>
        /// <returns>what is wrong, a sentence for each prefab</returns>
        public static IList<string> Write(IEnumerable<string> prefabs, string file)
        {
            var problems = new List<string>();
            var names = new HashSet<string>();
            var templates = new StringBuilder();
            foreach (string path in prefabs)
            {
                string name = Path.GetFileNameWithoutExtension(path);
                GameObject root = PrefabUtility.LoadPrefabContents(path);
                try
                {
                    if (!names.Add(name))
                    {
                        throw new InvalidOperationException("has the name of another. Rename one");
                    }
                    templates.Append(TemplateYaml.Of(DrawnTemplate.Of(name, root)));
                }
                catch (InvalidOperationException e)
                {
                    problems.Add("The prefab " + path + " " + e.Message + ".");
                }
                finally
                {
                    PrefabUtility.UnloadPrefabContents(root);
                }
            }
            if (problems.Count == 0)
            {
                File.WriteAllText(file, "templates:\n" + templates, new UTF8Encoding(false));
            }
            return problems;
        }

        private static IList<string> SelectedPrefabs()
        {
            return Selection.gameObjects.Select(selected => AssetDatabase.GetAssetPath(selected))
                .Where(path => path.EndsWith(".prefab", StringComparison.Ordinal))
                .OrderBy(path => Path.GetFileNameWithoutExtension(path), StringComparer.Ordinal).ToList();
        }
    }
}
