using System;

namespace Undercroft.Layouts
{
    /// <summary>The content of a pool, as Unity saves it.</summary>
    [Serializable]
    public sealed class PoolData
    {
        /// <summary>The number of layouts that are compressed together. More compress better, and take longer to read one of.</summary>
        internal const int LayoutsPerBlock = 16;

        /// <summary>What is known of each layout, in their order.</summary>
        public PoolEntry[] entries = new PoolEntry[0];

        /// <summary>The outlines that rooms leave out, by name.</summary>
        public PoolTemplate[] templates = new PoolTemplate[0];

        /// <summary>Where each block begins in <see cref="bytes"/>.</summary>
        public int[] starts = new int[0];

        /// <summary>
        /// The blocks: each is the JSON of 16 layouts, the last of the rest, one on a line, in UTF-8, compressed by Deflate
        /// (RFC 1951). Outlines that follow from the templates are empty lists.
        /// </summary>
        public byte[] bytes = new byte[0];
    }
}
