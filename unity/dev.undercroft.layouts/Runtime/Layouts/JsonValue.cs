using System.Collections.Generic;

namespace Undercroft.Layouts
{
    internal enum JsonKind
    {
        Object,
        Array,
        String,
        Number,
        Boolean,
        Null
    }

    /// <summary>A value of a JSON file with its position.</summary>
    internal sealed class JsonValue
    {
        /// <summary>The greatest length of a text in messages; longer ones are shortened.</summary>
        private const int ShownCharacters = 40;

        internal JsonValue(JsonKind kind, string text, int line, int column)
        {
            Kind = kind;
            Text = text;
            Line = line;
            Column = column;
            Fields = new List<KeyValuePair<string, JsonValue>>();
            Items = new List<JsonValue>();
        }

        internal JsonKind Kind { get; private set; }

        /// <summary>The content of a string; the spelling of a number, a boolean or null; otherwise "".</summary>
        internal string Text { get; private set; }

        /// <summary>The fields of an object in order; the keys are unique.</summary>
        internal List<KeyValuePair<string, JsonValue>> Fields { get; private set; }

        /// <summary>The items of an array.</summary>
        internal List<JsonValue> Items { get; private set; }

        internal int Line { get; private set; }

        internal int Column { get; private set; }

        /// <summary>The place of the first character of an array in the text; 0 for other values.</summary>
        internal int Start { get; private set; }

        /// <summary>The place after the last character of an array in the text; 0 for other values.</summary>
        internal int End { get; private set; }

        internal void Lies(int start, int end)
        {
            Start = start;
            End = end;
        }

        /// <summary>The value of an object's field, or null.</summary>
        internal JsonValue Field(string key)
        {
            return Fields.Find(field => field.Key == key).Value;
        }

        /// <summary>The value as shown in messages.</summary>
        internal string Described
        {
            get
            {
                string shown = Text.Length > ShownCharacters ? Text.Substring(0, ShownCharacters) + "…" : Text;
                switch (Kind)
                {
                    case JsonKind.Object: return "an object";
                    case JsonKind.Array: return "a list";
                    case JsonKind.String: return "\"" + shown + "\"";
                    default: return shown;
                }
            }
        }
    }
}
