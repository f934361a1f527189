using System;
using System.Collections.Generic;

namespace UnityEditor.AssetImporters
{
    [AttributeUsage(AttributeTargets.Class)]
    public sealed class ScriptedImporterAttribute : Attribute
    {
        public ScriptedImporterAttribute(int version, string ext)
        {
            Extension = ext;
        }

        /// <summary>For the stub of the asset database.</summary>
        internal string Extension { get; private set; }
    }

    public abstract class ScriptedImporter : UnityEngine.Object
    {
        public abstract void OnImportAsset(AssetImportContext ctx);
    }

    public sealed class AssetImportContext
    {
        private readonly List<string> errors = new List<string>();

        public AssetImportContext(string assetPath)
        {
            this.assetPath = assetPath;
        }

        public string assetPath { get; private set; }

        public UnityEngine.Object mainObject { get; private set; }

        /// <summary>What Unity's console would show, for tests.</summary>
        public IList<string> Errors
        {
            get { return errors; }
        }

        private UnityEngine.Object Added { get; set; }

        public void AddObjectToAsset(string identifier, UnityEngine.Object obj)
        {
            Added = obj;
        }

        public void SetMainObject(UnityEngine.Object obj)
        {
            if (obj != Added)
            {
                throw new ArgumentException("The main object must be added first.");
            }
            mainObject = obj;
        }

        public void LogImportError(string msg, UnityEngine.Object obj = null)
        {
            errors.Add(msg);
        }
    }
}
