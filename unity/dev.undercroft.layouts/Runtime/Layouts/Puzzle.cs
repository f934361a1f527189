using System;
using System.Runtime.Serialization;

namespace Undercroft.Layouts
{
    /// <summary>
    /// A puzzle on the floor of a room. Each kind has its own fields; those of other kinds are empty.
    /// </summary>
    [Serializable]
    public sealed class Puzzle
    {
        /// <summary>Its index in <see cref="Layout.puzzles"/>.</summary>
        public int index;

        /// <summary>Index of its room.</summary>
        public int room;

        /// <summary>"lines", "tilt", "elements" or "trails".</summary>
        public string kind = "";

        /// <summary>The seed it was made from, from 0 to 2^53 - 1.</summary>
        public long seed;

        /// <summary>The number of the sample that was taken among those of the seed, or -1 if it is not known.</summary>
        [OptionalField]
        public int sample = -1;

        /// <summary>The settings of its kind that the level gives.</summary>
        [OptionalField]
        public DataEntry[] settings = new DataEntry[0];

        /// <summary>The wanted difficulty: the share of such puzzles that are easier, from 0 to 1.</summary>
        public double difficulty;

        /// <summary>The estimated difficulty, comparable for one kind, size and settings.</summary>
        public long rating;

        public PuzzleBoard board = new PuzzleBoard();

        /// <summary>In tilt: borders between two cells that can be crossed in one direction.</summary>
        [OptionalField]
        public PuzzleSill[] sills = new PuzzleSill[0];

        /// <summary>In elements: row of the chest, from 0 at the top.</summary>
        [OptionalField]
        public int chestRow;

        /// <summary>In elements: column of the chest, from 0 on the left.</summary>
        [OptionalField]
        public int chestColumn;

        /// <summary>In elements: the characters and their cells at the start.</summary>
        [OptionalField]
        public PuzzleCharacter[] characters = new PuzzleCharacter[0];

        /// <summary>In elements: walls between two free cells.</summary>
        [OptionalField]
        public PuzzleWall[] walls = new PuzzleWall[0];

        /// <summary>In trails: hexagons of 2 x 2 cells that touch each other.</summary>
        [OptionalField]
        public PuzzleTile[] tiles = new PuzzleTile[0];

        /// <summary>In trails: where the trails of tiles lead to places.</summary>
        [OptionalField]
        public PuzzleAttachment[] attachments = new PuzzleAttachment[0];

        /// <summary>The steps of its solution.</summary>
        public PuzzleStep[] solution = new PuzzleStep[0];
    }
}
