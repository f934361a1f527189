using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Undercroft.Layouts
{
    /// <summary>Parses JSON text strictly by RFC 8259 into a tree of values of limited depth.</summary>
    internal sealed class JsonParser
    {
        /// <summary>
        /// The greatest depth of nesting. A layout needs five levels; deeper files still get a message about the
        /// layout.
        /// </summary>
        private const int DeepestNesting = 32;

        private const char ByteOrderMark = '\uFEFF';

        private readonly string text;
        private readonly string file;
        private int place;
        private int line;
        private int lineStart;

        private JsonParser(string text, string file, int firstLine)
        {
            this.text = text;
            this.file = file;
            line = firstLine;
            if (text.Length > 0 && text[0] == ByteOrderMark)
            {
                place = 1;
                lineStart = 1;
            }
        }

        private bool AtEnd
        {
            get { return place == text.Length; }
        }

        private int Column
        {
            get { return place - lineStart + 1; }
        }

        /// <summary>Parses a file, or a part of it, with one value.</summary>
        /// <param name="firstLine">the line of the file at which the text begins, from 1</param>
        internal static JsonValue Parse(string text, string file, int firstLine = 1)
        {
            var parser = new JsonParser(text, file, firstLine);
            parser.SkipSpace();
            if (parser.AtEnd)
            {
                throw parser.Problem("The file is empty. Give a layout that undercroft wrote.");
            }
            JsonValue value = parser.Value(0);
            parser.SkipSpace();
            if (!parser.AtEnd)
            {
                throw parser.Problem("The file goes on after its end. Remove what follows the layout.");
            }
            return value;
        }

        private JsonValue Value(int depth)
        {
            if (depth > DeepestNesting)
            {
                throw Problem("The file is nested deeper than a layout can be. Give a file that undercroft wrote.");
            }
            if (AtEnd)
            {
                throw Problem("The file ends in the middle. Write or copy it again.");
            }
            switch (text[place])
            {
                case '{': return ObjectValue(depth);
                case '[': return ArrayValue(depth);
                case '"':
                    int column = Column;
                    return new JsonValue(JsonKind.String, StringText(), line, column);
                case 't': return Word("true", JsonKind.Boolean);
                case 'f': return Word("false", JsonKind.Boolean);
                case 'n': return Word("null", JsonKind.Null);
                default: return Number();
            }
        }

        private JsonValue ObjectValue(int depth)
        {
            var value = new JsonValue(JsonKind.Object, "", line, Column);
            var keys = new HashSet<string>();
            place++;
            SkipSpace();
            if (TryTake('}'))
            {
                return value;
            }
            do
            {
                SkipSpace();
                if (AtEnd || text[place] != '"')
                {
                    throw NotJson("a field's name in quotes");
                }
                int column = Column;
                string key = StringText();
                if (!keys.Add(key))
                {
                    throw new LayoutFormatException(
                        file, line, column, "The field \"" + key + "\" is there twice. Remove one.");
                }
                SkipSpace();
                Take(':');
                SkipSpace();
                value.Fields.Add(new KeyValuePair<string, JsonValue>(key, Value(depth + 1)));
                SkipSpace();
            }
            while (TryTake(','));
            Take('}');
            return value;
        }

        private JsonValue ArrayValue(int depth)
        {
            var value = new JsonValue(JsonKind.Array, "", line, Column);
            int start = place;
            place++;
            SkipSpace();
            if (TryTake(']'))
            {
                value.Lies(start, place);
                return value;
            }
            do
            {
                SkipSpace();
                value.Items.Add(Value(depth + 1));
                SkipSpace();
            }
            while (TryTake(','));
            Take(']');
            value.Lies(start, place);
            return value;
        }

        private JsonValue Word(string word, JsonKind kind)
        {
            if (string.CompareOrdinal(text, place, word, 0, word.Length) != 0)
            {
                throw NotJson("a value");
            }
            var value = new JsonValue(kind, word, line, Column);
            place += word.Length;
            return value;
        }

        private JsonValue Number()
        {
            int start = place;
            int column = Column;
            TryTake('-');
            if (!TryTake('0'))
            {
                Digits();
            }
            if (TryTake('.'))
            {
                Digits();
            }
            if (TryTake('e') || TryTake('E'))
            {
                if (!TryTake('+'))
                {
                    TryTake('-');
                }
                Digits();
            }
            return new JsonValue(JsonKind.Number, text.Substring(start, place - start), line, column);
        }

        private void Digits()
        {
            int start = place;
            while (!AtEnd && text[place] >= '0' && text[place] <= '9')
            {
                place++;
            }
            if (place == start)
            {
                throw NotJson("a value");
            }
        }

        private string StringText()
        {
            var content = new StringBuilder();
            place++;
            while (!AtEnd && text[place] != '"')
            {
                if (text[place] < ' ')
                {
                    throw NotJson("the end of the text");
                }
                if (text[place] == '\\')
                {
                    place++;
                    content.Append(Escaped());
                }
                else
                {
                    content.Append(text[place++]);
                }
            }
            Take('"');
            return content.ToString();
        }

        private char Escaped()
        {
            if (AtEnd)
            {
                throw NotJson("an escaped character");
            }
            switch (text[place++])
            {
                case '"': return '"';
                case '\\': return '\\';
                case '/': return '/';
                case 'b': return '\b';
                case 'f': return '\f';
                case 'n': return '\n';
                case 'r': return '\r';
                case 't': return '\t';
                case 'u': return CodeUnit();
                default:
                    place--;
                    throw NotJson("an escaped character");
            }
        }

        private char CodeUnit()
        {
            const int digits = 4;
            ushort unit;
            if (place + digits > text.Length
                || !ushort.TryParse(
                    text.Substring(place, digits),
                    NumberStyles.AllowHexSpecifier,
                    CultureInfo.InvariantCulture,
                    out unit))
            {
                throw NotJson("four hexadecimal digits");
            }
            place += digits;
            return (char)unit;
        }

        private void SkipSpace()
        {
            while (!AtEnd && " \t\r\n".IndexOf(text[place]) >= 0)
            {
                if (text[place++] == '\n')
                {
                    line++;
                    lineStart = place;
                }
            }
        }

        private bool TryTake(char expected)
        {
            if (AtEnd || text[place] != expected)
            {
                return false;
            }
            place++;
            return true;
        }

        private void Take(char expected)
        {
            if (!TryTake(expected))
            {
                throw NotJson("'" + expected + "'");
            }
        }

        private LayoutFormatException NotJson(string expected)
        {
            return Problem(AtEnd
                ? "The file ends in the middle. Write or copy it again."
                : "The file is not JSON: there should be " + expected + " here. Give a file that undercroft wrote.");
        }

        private LayoutFormatException Problem(string problem)
        {
            return new LayoutFormatException(file, line, Column, problem);
        }
    }
}
