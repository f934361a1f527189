using System.Collections.Generic;
using System.Linq;

namespace Undercroft.Layouts
{
    /// <summary>
    /// A layout as tiles, by the rules of Undercroft's own tile formats. With <see cref="WallRule.Inside"/> the
    /// outermost cells of a room are wall, doors cut through the rings of both rooms, and a room too thin for a
    /// ring has none. With <see cref="WallRule.Edges"/> all cells are floor and walls are between them.
    /// </summary>
    public sealed class TileMap
    {
        private readonly LayoutMap map;
        private readonly WallRule walls;
        private readonly HashSet<CellSide>[] openings;
        private readonly Dictionary<GridPoint, TileKind>[] tiles;

        public TileMap(LayoutMap map, WallRule walls = WallRule.Inside)
        {
            this.map = map;
            this.walls = walls;
            var nearest = new Openings(map);
            openings = map.Layout.doors.Select(door => nearest.Of(door)).ToArray();
            tiles = new Dictionary<GridPoint, TileKind>[map.Layout.rooms.Length];
        }

        /// <summary>The tiles of all cells of a room.</summary>
        public IReadOnlyDictionary<GridPoint, TileKind> TilesOf(Room room)
        {
            return tiles[room.index] ?? (tiles[room.index] = Laid(room));
        }

        /// <summary>
        /// The walls between a room's cells and other cells. With <see cref="WallRule.Edges"/> they surround the
        /// room except for its doors. With <see cref="WallRule.Inside"/> there are only those that no tile could
        /// make, between floors of rooms too thin for a ring. A wall between two rooms belongs to the first of
        /// them, so over all rooms each wall occurs once.
        /// </summary>
        public IReadOnlyList<WallPiece> WallsOf(Room room)
        {
            var open = new HashSet<CellSide>(map.DoorsOf(room).SelectMany(door => openings[door.index]));
            var pieces = new List<WallPiece>();
            foreach (GridPoint cell in map.CellsOf(room))
            {
                foreach (CellSide side in CellSide.Around(cell))
                {
                    GridPoint beyond = side.Cell == cell ? side.OtherCell : side.Cell;
                    if (NeedsWall(room, cell, beyond) && !open.Contains(side))
                    {
                        pieces.Add(new WallPiece(cell, beyond, side));
                    }
                }
            }
            return pieces;
        }

        private Dictionary<GridPoint, TileKind> Laid(Room room)
        {
            var laid = new Dictionary<GridPoint, TileKind>();
            foreach (GridPoint cell in map.CellsOf(room))
            {
                laid.Add(cell, room.isCorridor ? TileKind.Corridor : TileKind.Floor);
            }
            var cells = new HashSet<GridPoint>(laid.Keys);
            var doorCells = new HashSet<GridPoint>(map.DoorsOf(room).SelectMany(door => openings[door.index])
                .SelectMany(side => new[] { side.Cell, side.OtherCell }).Where(cells.Contains));
            foreach (GridPoint cell in doorCells)
            {
                laid[cell] = TileKind.Door;
            }
            if (walls == WallRule.Inside)
            {
                foreach (GridPoint cell in Ring.WallsOf(cells, doorCells))
                {
                    laid[cell] = TileKind.Wall;
                }
            }
            return laid;
        }

        private bool NeedsWall(Room room, GridPoint cell, GridPoint beyond)
        {
            if (map.Holds(room, beyond.x, beyond.y))
            {
                return false;
            }
            Room other = map.RoomAt(beyond);
            if (other == null)
            {
                return walls == WallRule.Edges;
            }
            return room.index < other.index
                && (walls == WallRule.Edges
                    || (TilesOf(room)[cell] != TileKind.Wall && TilesOf(other)[beyond] != TileKind.Wall));
        }
    }
}
