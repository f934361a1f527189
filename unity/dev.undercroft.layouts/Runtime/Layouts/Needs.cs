using System;
using System.Collections.Generic;
using System.Text;

namespace Undercroft.Layouts
{
    /// <summary>
    /// What a door or connection needs whenever it is passed, such as "lamp &amp; (bomb | hammer) &amp; 3 orb &amp; sluice=low".
    /// </summary>
    internal sealed class Needs
    {
        private const string Signs = "&|()=";

        private readonly List<string> words = new List<string>();
        private readonly List<bool> quoted = new List<bool>();
        private readonly string text;
        private int next;

        internal Needs(string text)
        {
            this.text = text;
            Split();
        }

        /// <summary>Whether they are met.</summary>
        /// <param name="held">how many of each item the player has</param>
        /// <param name="stands">whether a switch stands in a state</param>
        internal bool AreMet(IDictionary<string, int> held, Func<string, string, bool> stands)
        {
            bool met = true;
            next = 0;
            while (next < words.Count)
            {
                bool one = IsSign("(") ? IsAnyHeld(held) : IsMet(held, stands);
                met = met && one;
                if (next < words.Count && !Skip("&"))
                {
                    throw Malformed();
                }
            }
            return met;
        }

        private bool IsAnyHeld(IDictionary<string, int> held)
        {
            bool any = false;
            Skip("(");
            do
            {
                bool has = Count(held, Word()) > 0;
                any = any || has;
            }
            while (Skip("|"));
            if (!Skip(")"))
            {
                throw Malformed();
            }
            return any;
        }

        private bool IsMet(IDictionary<string, int> held, Func<string, string, bool> stands)
        {
            int count;
            bool isCount = !quoted[next] && int.TryParse(words[next], out count) && IsName(next + 1);
            string word = Word();
            if (isCount)
            {
                return Count(held, Word()) >= int.Parse(word);
            }
            return Skip("=") ? stands(word, Word()) : Count(held, word) > 0;
        }

        private static int Count(IDictionary<string, int> held, string item)
        {
            int count;
            return held.TryGetValue(item, out count) ? count : 0;
        }

        private bool IsName(int index)
        {
            return index < words.Count && (quoted[index] || Signs.IndexOf(words[index][0]) < 0);
        }

        private string Word()
        {
            if (!IsName(next))
            {
                throw Malformed();
            }
            next++;
            return words[next - 1];
        }

        private bool IsSign(string sign)
        {
            return next < words.Count && !quoted[next] && words[next] == sign;
        }

        private bool Skip(string sign)
        {
            bool found = IsSign(sign);
            next += found ? 1 : 0;
            return found;
        }

        /// <summary>Splits the text into names, numbers and signs. Names of other than plain letters are in quotes.</summary>
        private void Split()
        {
            int at = 0;
            while (at < text.Length)
            {
                char letter = text[at];
                if (letter == ' ')
                {
                    at++;
                }
                else if (Signs.IndexOf(letter) >= 0)
                {
                    Add(letter.ToString(), false);
                    at++;
                }
                else if (letter == '"')
                {
                    at = SplitQuoted(at + 1);
                }
                else
                {
                    int end = at;
                    while (end < text.Length && text[end] != ' ' && Signs.IndexOf(text[end]) < 0)
                    {
                        end++;
                    }
                    Add(text.Substring(at, end - at), false);
                    at = end;
                }
            }
        }

        private int SplitQuoted(int begin)
        {
            var word = new StringBuilder();
            int at = begin;
            while (at < text.Length && text[at] != '"')
            {
                at += text[at] == '\\' ? 1 : 0;
                if (at < text.Length)
                {
                    word.Append(text[at]);
                }
                at++;
            }
            Add(word.ToString(), true);
            return at + 1;
        }

        private void Add(string word, bool isQuoted)
        {
            words.Add(word);
            quoted.Add(isQuoted);
        }

        private ArgumentException Malformed()
        {
            return new ArgumentException("The needs \"" + text + "\" cannot be read.");
        }
    }
}
