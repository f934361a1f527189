using System.IO;
using Undercroft.Building;
using UnityEditor;

namespace Undercroft.Editing
{
    /// <summary>Brings generated layouts into the project.</summary>
    internal static class LayoutImport
    {
        /// <summary>Copies a layout into the project, over one of the same name, and imports it.</summary>
        /// <param name="folder">a folder within Assets, which is made if it is missing</param>
        internal static LayoutAsset Import(GeneratedLayout made, string folder)
        {
            bool isNewFolder = !Directory.Exists(folder);
            Directory.CreateDirectory(folder);
            string path = folder + "/" + Path.GetFileName(made.Path);
            File.Copy(made.Path, path, true);
            if (isNewFolder)
            {
                AssetDatabase.Refresh();
            }
            else
            {
                AssetDatabase.ImportAsset(path);
            }
            return AssetDatabase.LoadAssetAtPath<LayoutAsset>(path);
        }
    }
}
