using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Undercroft.Layouts;

namespace Undercroft.Check
{
    /// <summary>
    /// A layout of a level that comes with Undercroft, and beside it what the program knows of it: the outlines of
    /// its templates, and which room holds each cell, by geometry of another make.
    /// </summary>
    public sealed class ShippedLayout
    {
        private readonly string file;

        private ShippedLayout(string file)
        {
            this.file = file;
        }

        public static string Folder
        {
            get { return Environment.GetEnvironmentVariable("UNDERCROFT_LAYOUTS"); }
        }

        public static IEnumerable<ShippedLayout> All()
        {
            return Directory.GetFiles(Folder, "*.json").OrderBy(file => file, StringComparer.Ordinal)
                .Select(file => new ShippedLayout(file));
        }

        public string Json
        {
            get { return File.ReadAllText(file); }
        }

        public Layout Read()
        {
            return LayoutReader.Read(Json, file);
        }

        /// <summary>The outlines of templates, in their own cells, by name; a line each, as in <c>hall 0,0 0,8 8,8
        /// 8,0</c>.</summary>
        public Dictionary<string, GridPoint[]> TemplateOutlines()
        {
            return File.ReadAllLines(Path.ChangeExtension(file, ".templates")).Select(line => line.Split(' '))
                .ToDictionary(words => words[0], words => words.Skip(1).Select(Point).ToArray());
        }

        /// <summary>The index of the room that holds each cell of the bounds, -1 for none; a row a line, the lowest
        /// first.</summary>
        public int[][] Owners()
        {
            return File.ReadAllLines(Path.ChangeExtension(file, ".owners"))
                .Select(line => line.Split(',').Select(int.Parse).ToArray()).ToArray();
        }

        /// <summary>The tiles of all cells of the bounds, "." for none; a row a line, the lowest first.</summary>
        public string[] Tiles(WallRule walls)
        {
            return File.ReadAllLines(Path.ChangeExtension(file, "." + Name(walls) + ".tiles"));
        }

        /// <summary>The scales other than 1 for which there are solid tiles.</summary>
        public IEnumerable<int> Scales()
        {
            return Enumerable.Range(2, 3).Where(scale => File.Exists(Scaled(scale, ".tiles")));
        }

        /// <summary>The solid tiles at some scale, as <see cref="Tiles"/>.</summary>
        public string[] SolidTiles(int scale)
        {
            return File.ReadAllLines(Scaled(scale, ".tiles"));
        }

        /// <summary>The sides of tiles on which walls stand at some scale, by their ends.</summary>
        public string[] SolidWalls(int scale)
        {
            return File.ReadAllLines(Scaled(scale, ".walls"));
        }

        private string Scaled(int scale, string suffix)
        {
            return Path.ChangeExtension(file, ".solid-" + scale + suffix);
        }

        /// <summary>The sides of cells on which walls stand, by their ends.</summary>
        public string[] Walls(WallRule walls)
        {
            return File.ReadAllLines(Path.ChangeExtension(file, "." + Name(walls) + ".walls"));
        }

        public override string ToString()
        {
            return Path.GetFileNameWithoutExtension(file);
        }

        private static string Name(WallRule walls)
        {
            return walls.ToString().ToLowerInvariant();
        }

        private static GridPoint Point(string word)
        {
            string[] numbers = word.Split(',');
            return new GridPoint(int.Parse(numbers[0]), int.Parse(numbers[1]));
        }
    }
}
