using System;

namespace Undercroft.Layouts
{
    /// <summary>
    /// A file is not a layout that this package can read. The message gives the position, the error and the remedy,
    /// as in <c>first-keep-1.undercroft:8:120: The rotation (45) of room 2 must be 0, 90, 180 or 270.</c>
    /// </summary>
    public sealed class LayoutFormatException : Exception
    {
        internal LayoutFormatException(string file, int line, int column, string problem)
            : base(file + ":" + line + ":" + column + ": " + problem)
        {
            Line = line;
            Column = column;
        }

        /// <summary>The line, from 1.</summary>
        public int Line { get; private set; }

        /// <summary>The column in characters, from 1.</summary>
        public int Column { get; private set; }
    }
}
