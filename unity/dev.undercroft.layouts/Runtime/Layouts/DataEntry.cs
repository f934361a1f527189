using System;

namespace Undercroft.Layouts
{
    /// <summary>A piece of data that the designer attached to a room, as text.</summary>
    [Serializable]
    public sealed class DataEntry
    {
        public string key = "";
        public string value = "";
    }
}
