using System;
using UnityEngine;

namespace UnityEditor
{
    [AttributeUsage(AttributeTargets.Class)]
    public sealed class CustomEditor : Attribute
    {
        public CustomEditor(Type inspectedType)
        {
        }
    }

    public class Editor : ScriptableObject
    {
        public UnityEngine.Object target { get; private set; }

        public static Editor CreateEditor(UnityEngine.Object targetObject, Type editorType)
        {
            var editor = (Editor)Activator.CreateInstance(editorType);
            editor.target = targetObject;
            return editor;
        }

        public virtual void OnInspectorGUI()
        {
        }

        public virtual bool HasPreviewGUI()
        {
            return false;
        }

        public virtual void OnPreviewGUI(Rect r, GUIStyle background)
        {
        }
    }

    public static class EditorStyles
    {
        public static GUIStyle boldLabel { get; private set; }
    }

    public static class EditorGUILayout
    {
        /// <summary>The labels since the last time somebody asked, for tests.</summary>
        public static string TakeLabels()
        {
            string taken = labels;
            labels = "";
            return taken;
        }

        private static string labels = "";

        public static void LabelField(string label, string label2)
        {
            labels += label + ": " + label2 + "\n";
        }

        public static void LabelField(string label, GUIStyle style)
        {
            labels += label + "\n";
        }
    }
}
