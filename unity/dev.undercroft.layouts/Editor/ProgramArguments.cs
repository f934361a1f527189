using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

namespace Undercroft.Editing
{
    /// <summary>Builds Undercroft's command line.</summary>
    internal static class ProgramArguments
    {
        private const string Jar = ".jar";

        /// <summary>The program to start for a launcher or a jar.</summary>
        internal static string FileName(string program)
        {
            return IsJar(program) ? "java" : program;
        }

        /// <summary>The arguments that make layouts of a level, in one text as processes take it.</summary>
        /// <param name="folder">where the layouts go</param>
        internal static string Generate(string program, string timeLimit, string level, long seed, int count, string folder)
        {
            var arguments = new List<string>();
            if (IsJar(program))
            {
                arguments.AddRange(new[] { "-jar", program });
            }
            arguments.AddRange(new[]
            {
                "generate", level, "--format", "undercroft", "--out", folder, "--time-limit", timeLimit,
                "--seed", seed.ToString(CultureInfo.InvariantCulture),
                "--count", count.ToString(CultureInfo.InvariantCulture)
            });
            return string.Join(" ", arguments.Select(Quoted));
        }

        /// <summary>
        /// An argument in double quotes by the rules of Windows, which .NET applies on every system: backslashes count only
        /// before a double quote.
        /// </summary>
        internal static string Quoted(string argument)
        {
            var quoted = new StringBuilder("\"");
            int backslashes = 0;
            foreach (char letter in argument)
            {
                if (letter == '"')
                {
                    quoted.Append('\\', backslashes + 1);
                }
                backslashes = letter == '\\' ? backslashes + 1 : 0;
                quoted.Append(letter);
            }
            return quoted.Append('\\', backslashes).Append('"').ToString();
        }

        private static bool IsJar(string program)
        {
            return program.EndsWith(Jar, System.StringComparison.OrdinalIgnoreCase);
        }
    }
}
