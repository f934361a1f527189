using System;
using System.Collections.Generic;
using System.Globalization;

namespace Undercroft.Layouts
{
    /// <summary>
    /// An object of a file that must have the requested fields; others are skipped. The first error is thrown.
    /// </summary>
    internal sealed class JsonObject
    {
        private readonly JsonValue value;
        private readonly string name;
        private readonly string file;
        private readonly Dictionary<string, JsonValue> fields = new Dictionary<string, JsonValue>();

        /// <param name="name">its name in messages, such as "room 3"</param>
        internal JsonObject(JsonValue value, string name, string file)
        {
            this.value = value;
            this.name = name;
            this.file = file;
            if (value.Kind != JsonKind.Object)
            {
                throw Problem(value, Capitalized(name) + " (" + value.Described + ") must be an object.");
            }
            foreach (KeyValuePair<string, JsonValue> field in value.Fields)
            {
                fields.Add(field.Key, field.Value);
            }
        }

        /// <summary>Whether an optional field exists.</summary>
        internal bool Has(string key)
        {
            return fields.ContainsKey(key);
        }

        internal double Decimal(string key, double min, double max)
        {
            JsonValue field = Field(key, JsonKind.Number, "a number");
            double number;
            bool isNumber =
                double.TryParse(field.Text, NumberStyles.Float, CultureInfo.InvariantCulture, out number);
            if (!isNumber || number < min || number > max)
            {
                throw Wrong(key, "must be a number from " + min.ToString(CultureInfo.InvariantCulture) + " to "
                    + max.ToString(CultureInfo.InvariantCulture));
            }
            return number;
        }

        internal string[] Texts(string key)
        {
            List<JsonValue> items = Items(key);
            var texts = new string[items.Count];
            for (int i = 0; i < texts.Length; i++)
            {
                if (items[i].Kind != JsonKind.String)
                {
                    throw Problem(items[i], "The " + key + " of " + name + " hold " + items[i].Described
                        + ", but must be texts.");
                }
                texts[i] = items[i].Text;
            }
            return texts;
        }

        internal string Text(string key)
        {
            return Field(key, JsonKind.String, "a text").Text;
        }

        internal bool Truth(string key)
        {
            return Field(key, JsonKind.Boolean, "true or false").Text == "true";
        }

        internal int Integer(string key, int min, int max)
        {
            return (int)LongInteger(key, min, max);
        }

        internal long LongInteger(string key, long min, long max)
        {
            JsonValue field = Field(key);
            long number;
            if (!IsInteger(field, min, max, out number))
            {
                throw Wrong(key, "must be a whole number from " + min + " to " + max);
            }
            return number;
        }

        internal int[] Integers(string key, int min, int max)
        {
            List<JsonValue> items = Items(key);
            var numbers = new int[items.Count];
            for (int i = 0; i < numbers.Length; i++)
            {
                long number;
                if (!IsInteger(items[i], min, max, out number))
                {
                    throw Problem(items[i], "The " + key + " of " + name + " hold " + items[i].Described
                        + ", but must be whole numbers from " + min + " to " + max + ".");
                }
                numbers[i] = (int)number;
            }
            return numbers;
        }

        internal JsonObject Object(string key)
        {
            return new JsonObject(Field(key), "the " + key + " of " + name, file);
        }

        /// <param name="itemName">the name of an item in messages, before its number, such as "room"</param>
        internal T[] Objects<T>(string key, string itemName, Func<JsonObject, T> read)
        {
            List<JsonValue> items = Items(key);
            var objects = new T[items.Count];
            for (int i = 0; i < objects.Length; i++)
            {
                objects[i] = read(new JsonObject(items[i], itemName + " " + i, file));
            }
            return objects;
        }

        /// <summary>The exception for a field that breaks a rule.</summary>
        internal LayoutFormatException Wrong(string key, string rule)
        {
            JsonValue field = fields[key];
            return Problem(field, "The " + key + " (" + field.Described + ") of " + name + " " + rule + ".");
        }

        private List<JsonValue> Items(string key)
        {
            return Field(key, JsonKind.Array, "a list").Items;
        }

        private JsonValue Field(string key, JsonKind kind, string described)
        {
            JsonValue field = Field(key);
            if (field.Kind != kind)
            {
                throw Wrong(key, "must be " + described);
            }
            return field;
        }

        private JsonValue Field(string key)
        {
            JsonValue field;
            if (!fields.TryGetValue(key, out field))
            {
                throw Problem(value, Capitalized(name) + " has no \"" + key + "\". Every field must be there.");
            }
            return field;
        }

        private LayoutFormatException Problem(JsonValue at, string problem)
        {
            return new LayoutFormatException(file, at.Line, at.Column, problem);
        }

        private static bool IsInteger(JsonValue value, long min, long max, out long number)
        {
            number = 0;
            return value.Kind == JsonKind.Number
                && long.TryParse(
                    value.Text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out number)
                && number >= min
                && number <= max;
        }

        private static string Capitalized(string name)
        {
            return char.ToUpperInvariant(name[0]) + name.Substring(1);
        }
    }
}
