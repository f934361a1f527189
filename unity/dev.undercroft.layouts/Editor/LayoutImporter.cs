using System.IO;
using Undercroft.Building;
using Undercroft.Layouts;
using UnityEditor.AssetImporters;

namespace Undercroft.Editing
{
    /// <summary>
    /// Imports <c>*.undercroft</c> files: layouts as <c>undercroft generate</c> writes them, with an extension that
    /// Unity does not import as text. Errors are shown in the console with line and column.
    /// </summary>
    [ScriptedImporter(Version, "undercroft")]
    public sealed class LayoutImporter : ScriptedImporter
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
                string json = File.ReadAllText(context.assetPath);
                LayoutAsset asset = LayoutAsset.Of(LayoutReader.Read(json, context.assetPath));
                context.AddObjectToAsset("layout", asset);
                context.SetMainObject(asset);
            }
            catch (LayoutFormatException e)
            {
                context.LogImportError(e.Message);
            }
        }
    }
}
