using System;
using System.Runtime.Serialization;

namespace Undercroft.Layouts
{
    /// <summary>
    /// A puzzle on the floor of a room. Each kind has fields of its own; those of the other kinds stay empty.
    /// </summary>
    [Serializable]
    public sealed class Puzzle
    {
        /// <summary>Its place in <see cref="Layout.puzzles"/>.</summary>
        public int index;

        /// <summary>Index of its room.</summary>
        public int room;

        /// <summary>"lines", "tilt", "elements" or "trails".</summary>
        public string kind = "";

        /// <summary>What it was made from, from 0 to 2^53 - 1.</summary>
        public long seed;

        /// <summary>What was asked for: the share of such puzzles that are easier, from 0 to 1.</summary>
        public double difficulty;

        /// <summary>How hard it is thought to be; comparable within a kind, a size and settings.</summary>
        public long rating;

        public PuzzleBoard board = new PuzzleBoard();

        /// <summary>Of tilt: borders of cells that can be crossed one way.</summary>
        [OptionalField]
        public PuzzleSill[] sills = new PuzzleSill[0];

        /// <summary>Of elements: row of the chest, from 0 on top.</summary>
        [OptionalField]
        public int chestRow;

        /// <summary>Of elements: column of the chest, from 0 on the left.</summary>
        [OptionalField]
        public int chestColumn;

        /// <summary>Of elements: who is there, and where at the start.</summary>
        [OptionalField]
        public PuzzleCharacter[] characters = new PuzzleCharacter[0];

        /// <summary>Of elements: walls between two free cells.</summary>
        [OptionalField]
        public PuzzleWall[] walls = new PuzzleWall[0];

        /// <summary>Of trails: hexagons of two by two cells that touch each other.</summary>
        [OptionalField]
        public PuzzleTile[] tiles = new PuzzleTile[0];

        /// <summary>Of trails: where the trails of tiles lead to places.</summary>
        [OptionalField]
        public PuzzleAttachment[] attachments = new PuzzleAttachment[0];

        /// <summary>The steps of its solution.</summary>
        public PuzzleStep[] solution = new PuzzleStep[0];
    }
}
