using UnityEditor;

namespace Undercroft.Editing
{
    /// <summary>The page of the project settings.</summary>
    internal static class UndercroftSettingsPage
    {
        internal const string Path = "Project/Undercroft";

        [SettingsProvider]
        internal static SettingsProvider Create()
        {
            return new SettingsProvider(Path, SettingsScope.Project)
            {
                guiHandler = search => Draw(UndercroftSettings.instance),
                keywords = new[] { "Undercroft", "dungeon", "layout" }
            };
        }

        private static void Draw(UndercroftSettings settings)
        {
            EditorGUI.BeginChangeCheck();
            settings.Program = EditorGUILayout.TextField("Program", settings.Program);
            settings.ImportFolder = EditorGUILayout.TextField("Import Folder", settings.ImportFolder);
            settings.TimeLimit = EditorGUILayout.TextField("Time Limit", settings.TimeLimit);
            if (EditorGUI.EndChangeCheck())
            {
                settings.Save();
            }
            EditorGUILayout.HelpBox(
                "Program is the path of Undercroft's launcher, or of its jar, which needs java. Time Limit is when to give up on "
                    + "a layout, such as 30s.",
                MessageType.Info);
        }
    }
}
