using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using UnityEditor.AssetImporters;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    [AttributeUsage(AttributeTargets.Class)]
    public class FilePathAttribute : Attribute
    {
        public enum Location
        {
            PreferencesFolder,
            ProjectFolder
        }

        public FilePathAttribute(string relativePath, Location location)
        {
        }
    }

    public class ScriptableSingleton<T> : ScriptableObject where T : ScriptableObject
    {
        private static T only;

        public static T instance
        {
            get { return only ?? (only = CreateInstance<T>()); }
        }

        protected virtual void Save(bool saveAsText)
        {
        }
    }

    public static class EditorApplication
    {
        public delegate void CallbackFunction();

        public static CallbackFunction update;
    }

    public static class EditorUtility
    {
        public static string OpenFilePanel(string title, string directory, string extension)
        {
            return "";
        }

        public static string SaveFilePanel(string title, string directory, string defaultName, string extension)
        {
            return StubProject.NextSavePath;
        }
    }

    public static class FileUtil
    {
        public static string GetUniqueTempPathInProject()
        {
            return Path.Combine(Path.GetTempPath(), "undercroft-" + Guid.NewGuid());
        }
    }

    public static class Selection
    {
        public static GameObject[] gameObjects { get; set; }
    }

    public static class AssetDatabase
    {
        public static string[] FindAssets(string filter)
        {
            if (filter != "t:Prefab")
            {
                throw new NotSupportedException(filter);
            }
            return StubProject.Assets.Where(asset => asset.Value is GameObject).Select(asset => "guid of " + asset.Key).ToArray();
        }

        public static string GUIDToAssetPath(string guid)
        {
            return guid.Substring("guid of ".Length);
        }

        public static T LoadAssetAtPath<T>(string assetPath) where T : Object
        {
            Object asset;
            return StubProject.Assets.TryGetValue(assetPath, out asset) ? asset as T : null;
        }

        public static string GetAssetPath(Object assetObject)
        {
            return StubProject.Assets.Where(asset => ReferenceEquals(asset.Value, assetObject))
                .Select(asset => asset.Key).FirstOrDefault() ?? "";
        }

        public static void ImportAsset(string path)
        {
            StubProject.Import(path);
        }

        public static void Refresh()
        {
            StubProject.ImportAll();
        }
    }

    public static class PrefabUtility
    {
        public static bool IsPartOfPrefabAsset(Object componentOrGameObject)
        {
            return StubProject.Assets.ContainsValue(componentOrGameObject);
        }

        public static GameObject LoadPrefabContents(string assetPath)
        {
            return Object.Instantiate((GameObject)StubProject.Assets[assetPath], null, false);
        }

        public static void UnloadPrefabContents(GameObject contentsRoot)
        {
            Object.DestroyImmediate(contentsRoot);
        }

        public static Object InstantiatePrefab(Object assetComponentOrGameObject, Transform parent)
        {
            GameObject instance = Object.Instantiate((GameObject)assetComponentOrGameObject, parent, false);
            instance.name = assetComponentOrGameObject.name;
            return instance;
        }
    }

    /// <summary>The assets of a project. Only the stubs have it.</summary>
    public static class StubProject
    {
        static StubProject()
        {
            Assets = new SortedDictionary<string, Object>(StringComparer.Ordinal);
            NextSavePath = "";
        }

        /// <summary>By path.</summary>
        public static IDictionary<string, Object> Assets { get; private set; }

        /// <summary>Where tests import to; whatever lies there is imported by a refresh.</summary>
        public static string Folder { get; set; }

        /// <summary>What a user chooses in the next dialog.</summary>
        public static string NextSavePath { get; set; }

        internal static bool ContainsValue(this IDictionary<string, Object> assets, Object asset)
        {
            return assets.Values.Any(each => ReferenceEquals(each, asset));
        }

        internal static void Import(string path)
        {
            Type importer = AppDomain.CurrentDomain.GetAssemblies().SelectMany(assembly => assembly.GetTypes())
                .First(type => Extensions(type).Contains(Path.GetExtension(path).TrimStart('.')));
            var context = new AssetImportContext(path);
            ((ScriptedImporter)Activator.CreateInstance(importer)).OnImportAsset(context);
            Assets[path] = context.mainObject;
        }

        internal static void ImportAll()
        {
            foreach (string path in Directory.GetFiles(Folder))
            {
                Import(path.Replace('\\', '/'));
            }
        }

        private static IEnumerable<string> Extensions(Type type)
        {
            return type.GetCustomAttributes(typeof(ScriptedImporterAttribute), false)
                .Cast<ScriptedImporterAttribute>().Select(attribute => attribute.Extension);
        }
    }
}

namespace UnityEditorInternal
{
    public static class InternalEditorUtility
    {
        /// <summary>What was opened last, for tests.</summary>
        public static string LastOpened { get; private set; }

        public static bool OpenFileAtLineExternal(string filename, int line, int column)
        {
            LastOpened = filename + ":" + line + ":" + column;
            return true;
        }
    }
}
