using System.Globalization;
using System.Text.RegularExpressions;

namespace Undercroft.Editing
{
    /// <summary>A line that Undercroft printed on standard error.</summary>
    public sealed class ProgramMessage
    {
        private static readonly Regex Positioned = new Regex(
            @"^(?<file>.+?):(?<line>[0-9]{1,9}):(?<column>[0-9]{1,9}): (?:error|warning): ");

        private ProgramMessage(string text, string file, int line, int column)
        {
            Text = text;
            File = file;
            Line = line;
            Column = column;
        }

        /// <summary>The whole line.</summary>
        public string Text { get; private set; }

        /// <summary>The file that it is about, or "".</summary>
        public string File { get; private set; }

        /// <summary>From 1; 0 without a file.</summary>
        public int Line { get; private set; }

        /// <summary>From 1; 0 without a file.</summary>
        public int Column { get; private set; }

        public static ProgramMessage Of(string text)
        {
            Match match = Positioned.Match(text);
            return match.Success
                ? new ProgramMessage(text, match.Groups["file"].Value, Number(match, "line"), Number(match, "column"))
                : new ProgramMessage(text, "", 0, 0);
        }

        private static int Number(Match match, string group)
        {
            return int.Parse(match.Groups[group].Value, CultureInfo.InvariantCulture);
        }
    }
}
