using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Reflection;
using System.Runtime.Serialization;
using System.Text.RegularExpressions;

namespace UnityEngine
{
    /// <summary>
    /// Fills objects by the rules of Unity's serializer, but refuses what Unity would pass over in silence or fill
    /// in wrongly: a field that the class or the file lacks, a field twice, a null, a list within a list, a
    /// dictionary, a property, a class that is not serializable or only known by its base, and a number that does
    /// not fit. A file may lack what is marked as an OptionalField: Unity leaves that as the constructor made it.
    /// </summary>
    public static class JsonUtility
    {
        public static T FromJson<T>(string json)
        {
            return (T)new Filling(json).File(typeof(T));
        }

        private sealed class Filling
        {
            private static readonly Regex Token = new Regex(
                "\\G\\s*(?:(?<mark>[][{}:,])|\"(?<text>(?:[^\"\\\\\\x00-\\x1f]|\\\\.)*)\"|(?<word>[-+.0-9A-Za-z]+))\\s*");

            private const NumberStyles Signed = NumberStyles.AllowLeadingSign;

            private readonly string json;
            private int place;

            internal Filling(string json)
            {
                this.json = json;
            }

            internal object File(Type type)
            {
                object value = Value(type, type.Name, false);
                if (place != json.Length)
                {
                    throw Refused("the end", "more text");
                }
                return value;
            }

            private object Value(Type type, string name, bool inList)
            {
                if (type == typeof(string))
                {
                    return Regex.Unescape(Next("text", name));
                }
                if (type == typeof(bool))
                {
                    return Parsed(name, bool.Parse);
                }
                if (type == typeof(int))
                {
                    return Parsed(name, word => int.Parse(word, Signed, CultureInfo.InvariantCulture));
                }
                if (type == typeof(long))
                {
                    return Parsed(name, word => long.Parse(word, Signed, CultureInfo.InvariantCulture));
                }
                if (type == typeof(double))
                {
                    return Parsed(name, word => double.Parse(word, NumberStyles.Float, CultureInfo.InvariantCulture));
                }
                Type item = ItemOf(type);
                if (item != null)
                {
                    if (inList)
                    {
                        throw Refused(name, "a list within a list");
                    }
                    return Items(type, item, name);
                }
                return Fields(type, name);
            }

            private static Type ItemOf(Type type)
            {
                if (type.IsArray)
                {
                    return type.GetElementType();
                }
                bool isList = type.IsGenericType && type.GetGenericTypeDefinition() == typeof(List<>);
                return isList ? type.GetGenericArguments()[0] : null;
            }

            private object Items(Type type, Type itemType, string name)
            {
                var items = new ArrayList();
                Take("[", name);
                if (!TryTake("]"))
                {
                    do
                    {
                        items.Add(Value(itemType, name + "[" + items.Count + "]", true));
                    }
                    while (TryTake(","));
                    Take("]", name);
                }
                Array array = items.ToArray(itemType);
                return type.IsArray ? array : Activator.CreateInstance(type, array);
            }

            private object Fields(Type type, string name)
            {
                if (!type.IsDefined(typeof(SerializableAttribute), false) || type.IsAbstract || type.IsGenericType
                    || type.Namespace.StartsWith("System", StringComparison.Ordinal))
                {
                    throw Refused(name, type + ", which Unity does not serialize");
                }
                object filled = Activator.CreateInstance(type);
                Dictionary<string, FieldInfo> missing = type.GetFields(BindingFlags.Instance | BindingFlags.Public)
                    .Where(field => !field.IsInitOnly && !field.IsNotSerialized)
                    .ToDictionary(field => field.Name);
                Take("{", name);
                if (!TryTake("}"))
                {
                    do
                    {
                        string key = Next("text", name);
                        FieldInfo field;
                        if (!missing.TryGetValue(key, out field))
                        {
                            throw Refused(name, "the unknown or repeated field " + key);
                        }
                        missing.Remove(key);
                        Take(":", name);
                        field.SetValue(filled, Value(field.FieldType, name + "." + key, false));
                    }
                    while (TryTake(","));
                    Take("}", name);
                }
                string[] needed = missing.Values
                    .Where(field => !field.IsDefined(typeof(OptionalFieldAttribute), false))
                    .Select(field => field.Name)
                    .ToArray();
                if (needed.Length > 0)
                {
                    throw Refused(name, "no " + string.Join(", ", needed));
                }
                return filled;
            }

            private T Parsed<T>(string name, Func<string, T> parse)
            {
                string word = Next("word", name);
                try
                {
                    return parse(word);
                }
                catch (Exception e) when (e is FormatException || e is OverflowException)
                {
                    throw Refused(name, word);
                }
            }

            private void Take(string mark, string name)
            {
                if (!TryTake(mark))
                {
                    throw Refused(name, "no " + mark);
                }
            }

            private bool TryTake(string mark)
            {
                Match token = Token.Match(json, place);
                if (!token.Success || token.Groups["mark"].Value != mark)
                {
                    return false;
                }
                place += token.Length;
                return true;
            }

            private string Next(string kind, string name)
            {
                Match token = Token.Match(json, place);
                if (!token.Success || !token.Groups[kind].Success)
                {
                    throw Refused(name, token.Value.Trim());
                }
                place += token.Length;
                return token.Groups[kind].Value;
            }

            private ArgumentException Refused(string name, string found)
            {
                return new ArgumentException(name + " has " + found + " before character " + place + ".");
            }
        }
    }
}
