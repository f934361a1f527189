using UnityEditor;
using UnityEngine;

namespace Undercroft.Editing
{
    /// <summary>Where Undercroft is, and where its layouts go: Project Settings, Undercroft.</summary>
    [FilePath("ProjectSettings/Undercroft.asset", FilePathAttribute.Location.ProjectFolder)]
    public sealed class UndercroftSettings : ScriptableSingleton<UndercroftSettings>
    {
        [SerializeField]
        private string program = "";

        [SerializeField]
        private string importFolder = "Assets/Layouts";

        [SerializeField]
        private string timeLimit = "30s";

        /// <summary>The launcher <c>undercroft</c>, or its jar, which is then run with <c>java</c>; "" if not given.</summary>
        public string Program
        {
            get { return program; }
            set { program = value; }
        }

        /// <summary>The folder of imported layouts, within Assets.</summary>
        public string ImportFolder
        {
            get { return importFolder; }
            set { importFolder = value; }
        }

        /// <summary>When to give up on a layout, as <c>--time-limit</c> takes it.</summary>
        public string TimeLimit
        {
            get { return timeLimit; }
            set { timeLimit = value; }
        }

        /// <summary>Writes them to the project.</summary>
        internal void Save()
        {
            Save(true);
        }
    }
}
