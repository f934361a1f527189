using System;

namespace Undercroft.Layouts
{
    /// <summary>In elements: a character at the start.</summary>
    [Serializable]
    public sealed class PuzzleCharacter
    {
        /// <summary>The character: "air", "water", "fire" or "earth".</summary>
        public string element = "";

        /// <summary>Its row, from 0 at the top.</summary>
        public int row;

        /// <summary>Its column, from 0 on the left.</summary>
        public int column;
    }
}
