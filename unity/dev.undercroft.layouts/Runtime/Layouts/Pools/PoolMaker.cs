using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Compression;
using System.Linq;
using System.Text;

namespace Undercroft.Layouts
{
    /// <summary>Makes a pool of lines that <c>undercroft generate --jsonl</c> wrote.</summary>
    internal sealed class PoolMaker
    {
        private static readonly Encoding Utf8 = new UTF8Encoding(false);

        private readonly string file;
        private readonly TemplateOutlines outlines = new TemplateOutlines();
        private readonly List<PoolEntry> entries = new List<PoolEntry>();
        private readonly List<int> starts = new List<int>();
        private readonly MemoryStream bytes = new MemoryStream();
        private readonly StringBuilder block = new StringBuilder();

        /// <param name="file">the name of the file in messages</param>
        internal PoolMaker(string file)
        {
            this.file = file;
        }

        /// <summary>Makes a pool of the content of a file.</summary>
        /// <exception cref="LayoutFormatException">if a line is no layout, or there is none</exception>
        internal static PoolData Make(string lines, string file)
        {
            var maker = new PoolMaker(file);
            int number = 0;
            foreach (string line in lines.Split('\n'))
            {
                number++;
                if (line.Trim().Length > 0)
                {
                    maker.Add(line, number);
                }
            }
            if (maker.entries.Count == 0)
            {
                throw new LayoutFormatException(file, 1, 1, "The pool is empty. Give lines that undercroft wrote.");
            }
            return maker.Finished();
        }

        private void Add(string line, int number)
        {
            JsonValue json = JsonParser.Parse(line, file, number);
            Layout layout = LayoutReader.Read(json, file, new TemplateOutlines());
            if (entries.Count % PoolData.LayoutsPerBlock == 0)
            {
                EndBlock();
            }
            entries.Add(EntryOf(layout));
            block.Append(WithoutOutlines(line.TrimEnd(), json, layout)).Append('\n');
        }

        private PoolData Finished()
        {
            EndBlock();
            int[] ways = entries.Select(entry => entry.way).OrderBy(way => way).ToArray();
            foreach (PoolEntry entry in entries)
            {
                entry.difficulty = (double)FirstPlace(ways, entry.way) / ways.Length;
            }
            return new PoolData
            {
                entries = entries.ToArray(),
                templates = outlines.Templates(),
                starts = starts.ToArray(),
                bytes = bytes.ToArray()
            };
        }

        private static int FirstPlace(int[] sorted, int number)
        {
            int place = Array.BinarySearch(sorted, number);
            while (place > 0 && sorted[place - 1] == number)
            {
                place--;
            }
            return place;
        }

        private static PoolEntry EntryOf(Layout layout)
        {
            int corridors = layout.rooms.Count(room => room.isCorridor);
            return new PoolEntry
            {
                level = layout.level,
                seed = layout.seed,
                rooms = layout.rooms.Length - corridors,
                corridors = corridors,
                width = layout.bounds.width,
                height = layout.bounds.height,
                way = LayoutWay.Length(new LayoutMap(layout))
            };
        }

        /// <summary>The line with empty lists in place of outlines that follow from their templates.</summary>
        private string WithoutOutlines(string line, JsonValue json, Layout layout)
        {
            var shorter = new StringBuilder();
            List<JsonValue> rooms = json.Field("rooms").Items;
            int from = 0;
            for (int i = 0; i < rooms.Count; i++)
            {
                if (outlines.Learn(layout.rooms[i]))
                {
                    JsonValue outline = rooms[i].Field("outline");
                    shorter.Append(line, from, outline.Start - from).Append("[]");
                    from = outline.End;
                }
            }
            return shorter.Append(line, from, line.Length - from).ToString();
        }

        private void EndBlock()
        {
            if (block.Length == 0)
            {
                return;
            }
            starts.Add((int)bytes.Length);
            byte[] text = Utf8.GetBytes(block.ToString());
            using (var deflate = new DeflateStream(bytes, CompressionLevel.Optimal, true))
            {
                deflate.Write(text, 0, text.Length);
            }
            block.Length = 0;
        }
    }
}
