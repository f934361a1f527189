using System;

namespace Undercroft.Layouts
{
    /// <summary>Of elements: a character at the start.</summary>
    [Serializable]
    public sealed class PuzzleCharacter
    {
        /// <summary>"air", "water", "fire" or "earth".</summary>
        public string element = "";

        /// <summary>From 0 on top.</summary>
        public int row;

        /// <summary>From 0 on the left.</summary>
        public int column;
    }
}
