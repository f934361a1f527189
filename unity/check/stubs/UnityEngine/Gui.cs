using System.Collections.Generic;
using System.Text;

namespace UnityEngine
{
    public enum EventType
    {
        Layout = 8
    }

    public sealed class Event
    {
        public static Event current { get; private set; }

        static Event()
        {
            current = new Event();
        }

        public EventType type { get { return EventType.Layout; } }
    }

    public sealed class GUIStyle
    {
    }

    public sealed class GUILayoutOption
    {
    }

    public static class GUI
    {
        public static bool enabled { get; set; }

        static GUI()
        {
            enabled = true;
        }

        /// <summary>What was drawn last, for tests.</summary>
        public static Texture LastDrawn { get; private set; }

        public static void DrawTexture(Rect position, Texture image, ScaleMode scaleMode)
        {
            LastDrawn = image;
        }
    }

    public static class GUILayout
    {
        public static bool Button(string text, params GUILayoutOption[] options)
        {
            return StubScreen.Button(text);
        }

        public static bool Button(string text, GUIStyle style, params GUILayoutOption[] options)
        {
            return StubScreen.Button(text);
        }

        public static void BeginHorizontal(params GUILayoutOption[] options)
        {
        }

        public static void EndHorizontal()
        {
        }
    }

    public static class GUILayoutUtility
    {
        public static Rect GetRect(float width, float height, params GUILayoutOption[] options)
        {
            return new Rect(0, 0, width, height);
        }
    }

    /// <summary>What a user sees and does. Only the stubs have it.</summary>
    public static class StubScreen
    {
        private static readonly StringBuilder Shown = new StringBuilder();
        private static readonly Dictionary<string, object> Entries = new Dictionary<string, object>();
        private static string pressed = "";

        /// <summary>Lets the next drawing find that a button was pressed.</summary>
        public static void Press(string text)
        {
            pressed = text;
        }

        /// <summary>Lets the next drawing find that a field was given a value.</summary>
        public static void Enter(string label, object value)
        {
            Entries[label] = value;
        }

        /// <summary>The texts since the last time somebody asked, a line each; buttons that can be pressed in brackets.</summary>
        public static string Take()
        {
            string taken = Shown.ToString();
            Shown.Length = 0;
            return taken;
        }

        public static void Show(string line)
        {
            Shown.Append(line).Append('\n');
        }

        internal static bool Button(string text)
        {
            Show(GUI.enabled ? "[" + text + "]" : "(" + text + ")");
            bool isPressed = GUI.enabled && text == pressed;
            pressed = isPressed ? "" : pressed;
            return isPressed;
        }

        /// <summary>What was entered into a field, or what it held.</summary>
        public static T Field<T>(string label, T value)
        {
            Show(label + ": " + value);
            object entered;
            if (!Entries.TryGetValue(label, out entered))
            {
                return value;
            }
            Entries.Remove(label);
            return (T)entered;
        }
    }
}
