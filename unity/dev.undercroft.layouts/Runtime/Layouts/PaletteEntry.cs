using System;

namespace Undercroft.Layouts
{
    /// <summary>The level's colour of a type of room or of an item.</summary>
    [Serializable]
    public sealed class PaletteEntry
    {
        /// <summary>The type or item.</summary>
        public string name = "";

        /// <summary>The colour: # and six hexadecimal digits, as <c>ColorUtility.TryParseHtmlString</c> reads them.</summary>
        public string colour = "";
    }
}
