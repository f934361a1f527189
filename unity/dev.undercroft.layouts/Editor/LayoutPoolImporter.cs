using System.IO;
using Undercroft.Building;
using Undercroft.Layouts;
using UnityEditor.AssetImporters;

namespace Undercroft.Editing
{
    /// <summary>
    /// Imports <c>*.undercroftpool</c> files: lines that <c>undercroft generate --jsonl</c> wrote, gzipped or not. Errors are
    /// shown in the console with line and column.
    /// </summary>
    [ScriptedImporter(Version, "undercroftpool")]
    public sealed class LayoutPoolImporter : ScriptedImporter
    {
        /// <summary>
        /// The version of the importer. It is increased when the same file gives a different asset, so that Unity
        /// imports it again.
        /// </summary>
        private const int Version = 1;

        public override void OnImportAsset(AssetImportContext context)
        {
            try
            {
                string file = context.assetPath;
                string lines = PoolFile.Text(File.ReadAllBytes(file), file);
                LayoutPoolAsset asset = LayoutPoolAsset.Of(PoolMaker.Make(lines, file));
                context.AddObjectToAsset("pool", asset);
                context.SetMainObject(asset);
            }
            catch (LayoutFormatException e)
            {
                context.LogImportError(e.Message);
            }
        }
    }
}
