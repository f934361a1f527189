using System;
using System.Collections.Generic;
using UnityEngine;

namespace UnityEditor
{
    public enum MessageType
    {
        Info = 1,
        Warning = 2,
        Error = 3
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public sealed class MenuItem : Attribute
    {
        public MenuItem(string itemName)
        {
        }

        public MenuItem(string itemName, bool isValidateFunction)
        {
        }
    }

    public static class EditorStyles
    {
        public static GUIStyle boldLabel { get; private set; }

        public static GUIStyle wordWrappedLabel { get; private set; }
    }

    public static class EditorGUI
    {
        public static void BeginChangeCheck()
        {
        }

        public static bool EndChangeCheck()
        {
            return true;
        }
    }

    public static class EditorGUILayout
    {
        public static void LabelField(string label, string label2, params GUILayoutOption[] options)
        {
            StubScreen.Show(label + ": " + label2);
        }

        public static void LabelField(string label, GUIStyle style, params GUILayoutOption[] options)
        {
            StubScreen.Show(label);
        }

        public static void HelpBox(string message, MessageType type)
        {
            StubScreen.Show(type + ": " + message);
        }

        public static string TextField(string label, string text, params GUILayoutOption[] options)
        {
            return StubScreen.Field(label, text);
        }

        public static int IntField(string label, int value, params GUILayoutOption[] options)
        {
            return StubScreen.Field(label, value);
        }

        public static long LongField(string label, long value, params GUILayoutOption[] options)
        {
            return StubScreen.Field(label, value);
        }

        public static UnityEngine.Object ObjectField(
            string label, UnityEngine.Object obj, Type objType, bool allowSceneObjects, params GUILayoutOption[] options)
        {
            return StubScreen.Field(label, obj);
        }

        public static Vector2 BeginScrollView(Vector2 scrollPosition, params GUILayoutOption[] options)
        {
            return scrollPosition;
        }

        public static void EndScrollView()
        {
        }
    }

    public class EditorWindow : ScriptableObject
    {
        public static T GetWindow<T>(string title) where T : EditorWindow
        {
            var window = CreateInstance<T>();
            StubPlayer.Send(window, "OnEnable");
            return window;
        }

        public void Repaint()
        {
        }
    }

    public enum SettingsScope
    {
        User,
        Project
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class SettingsProviderAttribute : Attribute
    {
    }

    public class SettingsProvider
    {
        public SettingsProvider(string path, SettingsScope scopes, IEnumerable<string> keywords = null)
        {
        }

        public Action<string> guiHandler { get; set; }

        public IEnumerable<string> keywords { get; set; }
    }
}
