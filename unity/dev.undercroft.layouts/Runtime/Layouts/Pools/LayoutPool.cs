using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Compression;
using System.Linq;
using System.Text;

namespace Undercroft.Layouts
{
    /// <summary>
    /// Many layouts in little memory. Only what <see cref="Entries"/> says of each is at hand; a layout is unpacked and parsed
    /// when it is asked for, with up to fifteen others that are compressed with it. Not for several threads at once.
    /// </summary>
    public sealed class LayoutPool
    {
        private const string Name = "pool";
        private const int None = -1;

        private readonly PoolData data;
        private readonly TemplateOutlines outlines;
        private int unpackedBlock = None;
        private string[] unpackedLines;

        public LayoutPool(PoolData data)
        {
            if (data == null)
            {
                throw new ArgumentNullException("data");
            }
            this.data = data;
            outlines = new TemplateOutlines(data.templates);
        }

        /// <summary>The number of layouts.</summary>
        public int Count
        {
            get { return data.entries.Length; }
        }

        /// <summary>What is known of each layout, in their order.</summary>
        public IReadOnlyList<PoolEntry> Entries
        {
            get { return data.entries; }
        }

        /// <summary>Makes a pool of a file that <c>undercroft generate --jsonl</c> wrote, which takes a while.</summary>
        /// <param name="content">the whole content of the file, gzipped or not</param>
        /// <param name="file">the name of the file in messages</param>
        /// <exception cref="LayoutFormatException">if a line is no layout that this package reads</exception>
        public static LayoutPool Of(byte[] content, string file)
        {
            return new LayoutPool(PoolMaker.Make(PoolFile.Text(content, file), file));
        }

        /// <summary>Reads a layout.</summary>
        /// <param name="index">from 0 to <see cref="Count"/> - 1</param>
        public Layout Read(int index)
        {
            if (index < 0 || index >= Count)
            {
                throw new ArgumentOutOfRangeException(
                    "index", "The index (" + index + ") must be from 0 to " + (Count - 1) + ".");
            }
            string line = Lines(index / PoolData.LayoutsPerBlock)[index % PoolData.LayoutsPerBlock];
            return LayoutReader.Read(JsonParser.Parse(line, Name, index + 1), Name, outlines);
        }

        /// <summary>The indexes of the layouts that fulfil a wish, in their order.</summary>
        public IReadOnlyList<int> Matching(LayoutWish wish)
        {
            return Enumerable.Range(0, Count).Where(index => wish.IsFulfilledBy(data.entries[index])).ToArray();
        }

        /// <summary>
        /// Picks a layout that fulfils a wish, each with the same probability. The same pool, wish and seed give the same layout
        /// everywhere.
        /// </summary>
        /// <returns>its index, or -1 if there is none</returns>
        public int Pick(long seed, LayoutWish wish)
        {
            IReadOnlyList<int> matching = Matching(wish);
            return matching.Count == 0 ? None : matching[SeededRandom.Of(seed, 0).Below(matching.Count)];
        }

        private string[] Lines(int block)
        {
            if (block != unpackedBlock)
            {
                int start = data.starts[block];
                int end = block + 1 < data.starts.Length ? data.starts[block + 1] : data.bytes.Length;
                using (var packed = new MemoryStream(data.bytes, start, end - start))
                using (var deflate = new DeflateStream(packed, CompressionMode.Decompress))
                using (var reader = new StreamReader(deflate, Encoding.UTF8))
                {
                    unpackedLines = reader.ReadToEnd().Split('\n');
                }
                unpackedBlock = block;
            }
            return unpackedLines;
        }
    }
}
