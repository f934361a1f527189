using System;

namespace Undercroft.Layouts
{
    /// <summary>A room template of a pool, whose outline the rooms in the pool leave out.</summary>
    [Serializable]
    public sealed class PoolTemplate
    {
        public string name = "";

        /// <summary>The corners about the template's origin.</summary>
        public GridPoint[] outline = new GridPoint[0];
    }
}
