using System;

namespace Undercroft.Layouts
{
    /// <summary>Reads the puzzles of a layout. It does not check the rules of a kind.</summary>
    internal static class PuzzleReader
    {
        /// <summary>
        /// The longest side of a board in cells: far longer than in any puzzle, and too short to overflow.
        /// </summary>
        private const int LongestSide = 1000;

        internal static Puzzle Read(JsonObject item, int index, Layout layout)
        {
            var puzzle = new Puzzle
            {
                index = index,
                room = item.Integer("room", 0, layout.rooms.Length - 1),
                kind = item.Text("kind"),
                seed = item.LongInteger("seed", 0, LayoutReader.LargestSeed),
                sample = item.Has("sample") ? item.Integer("sample", 0, int.MaxValue) : -1,
                settings = item.Has("settings")
                    ? item.Objects("settings", "setting", LayoutReader.ReadEntry)
                    : new DataEntry[0],
                difficulty = item.Decimal("difficulty", 0, 1),
                rating = item.LongInteger("rating", long.MinValue, long.MaxValue),
                board = ReadBoard(item.Object("board")),
            };
            switch (puzzle.kind)
            {
                case "lines":
                    puzzle.solution = item.Objects("solution", "step", ReadLine);
                    break;
                case "tilt":
                    puzzle.sills = item.Objects("sills", "sill", ReadSill);
                    puzzle.solution = item.Objects("solution", "step", step => new PuzzleStep { way = step.Text("way") });
                    break;
                case "elements":
                    puzzle.chestRow = Place(item, "chestRow");
                    puzzle.chestColumn = Place(item, "chestColumn");
                    puzzle.characters = item.Objects("characters", "character", ReadCharacter);
                    puzzle.walls = item.Objects("walls", "wall", ReadWall);
                    puzzle.solution = item.Objects("solution", "step", ReadSending);
                    break;
                case "trails":
                    puzzle.tiles = item.Objects("tiles", "tile", ReadTile);
                    puzzle.attachments = item.Objects("attachments", "attachment", ReadAttachment);
                    puzzle.solution = item.Objects("solution", "step", ReadCrossing);
                    break;
                default:
                    // A later version may have other kinds; a game that does not know them can still build the layout.
                    break;
            }
            return puzzle;
        }

        private static PuzzleBoard ReadBoard(JsonObject item)
        {
            var board = new PuzzleBoard
            {
                x = item.Integer("x", -LayoutReader.FarthestCoordinate, LayoutReader.FarthestCoordinate),
                y = item.Integer("y", -LayoutReader.FarthestCoordinate, LayoutReader.FarthestCoordinate),
                width = item.Integer("width", 1, LongestSide),
                height = item.Integer("height", 1, LongestSide),
                rows = item.Texts("rows"),
            };
            if (board.rows.Length != board.height || Array.Exists(board.rows, row => row.Length != board.width))
            {
                throw item.Wrong("rows", "must be " + board.height + " of " + board.width + " characters");
            }
            return board;
        }

        private static PuzzleStep ReadLine(JsonObject step)
        {
            return new PuzzleStep
            {
                r0 = Place(step, "r0"),
                c0 = Place(step, "c0"),
                r1 = Place(step, "r1"),
                c1 = Place(step, "c1"),
            };
        }

        private static PuzzleSill ReadSill(JsonObject item)
        {
            return new PuzzleSill { row = Place(item, "row"), column = Place(item, "column"), way = item.Text("way") };
        }

        private static PuzzleCharacter ReadCharacter(JsonObject item)
        {
            return new PuzzleCharacter
            {
                element = item.Text("element"),
                row = Place(item, "row"),
                column = Place(item, "column"),
            };
        }

        private static PuzzleWall ReadWall(JsonObject item)
        {
            return new PuzzleWall { row = Place(item, "row"), column = Place(item, "column"), side = item.Text("side") };
        }

        private static PuzzleStep ReadSending(JsonObject step)
        {
            return new PuzzleStep
            {
                element = step.Text("element"),
                row = Place(step, "row"),
                column = Place(step, "column"),
            };
        }

        private static PuzzleTile ReadTile(JsonObject item)
        {
            return new PuzzleTile { row = Place(item, "row"), column = Place(item, "column"), side = item.Text("side") };
        }

        private static PuzzleAttachment ReadAttachment(JsonObject item)
        {
            return new PuzzleAttachment
            {
                place = item.Text("place"),
                tile = Place(item, "tile"),
                edge = item.Text("edge"),
            };
        }

        private static PuzzleStep ReadCrossing(JsonObject step)
        {
            return new PuzzleStep
            {
                path = Place(step, "path"),
                tile = Place(step, "tile"),
                enter = step.Text("enter"),
                leave = step.Text("leave"),
            };
        }

        private static int Place(JsonObject item, string key)
        {
            return item.Integer(key, 0, int.MaxValue);
        }
    }
}
