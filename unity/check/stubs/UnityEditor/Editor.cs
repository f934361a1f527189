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
            StubPlayer.Send(editor, "OnEnable");
            return editor;
        }

        public bool DrawDefaultInspector()
        {
            return false;
        }

        public void Repaint()
        {
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
}
