using System.Collections.Generic;
using System.Linq;

namespace Undercroft.Layouts
{
    /// <summary>
    /// A layout as tiles, by the rules of Undercroft's own tile formats. With <see cref="WallRule.Solid"/> the void
    /// around the rooms becomes wall, and where two rooms meet one of them gives up its cells along their common
    /// wall. With <see cref="WallRule.Inside"/> the outermost cells of a room are wall, doors cut through the rings of both rooms, and a room too thin for a
    /// ring has none. With <see cref="WallRule.Edges"/> all cells are floor and walls are between them.
    /// </summary>
    public sealed class TileMap
    {
        private readonly LayoutMap map;
        private readonly WallRule walls;
        private readonly HashSet<CellSide>[] openings;
        private readonly Dictionary<GridPoint, TileKind>[] tiles;
        private readonly HashSet<CellSide> unresolved = new HashSet<CellSide>();
        private readonly HashSet<GridPoint> outerWalls = new HashSet<GridPoint>();

        public TileMap(LayoutMap map, WallRule walls = WallRule.Solid)
        {
            this.map = map;
            this.walls = walls;
            var nearest = new Openings(map);
            openings = map.Layout.doors.Select(door => nearest.Of(door)).ToArray();
            tiles = new Dictionary<GridPoint, TileKind>[map.Layout.rooms.Length];
            if (walls == WallRule.Solid)
            {
                LaySolidWalls();
            }
        }

        /// <summary>
        /// The cells outside all rooms that are wall, with <see cref="WallRule.Solid"/>; otherwise none.
        /// </summary>
        public IEnumerable<GridPoint> OuterWalls
        {
            get { return outerWalls; }
        }

        /// <summary>The tiles of all cells of a room.</summary>
        public IReadOnlyDictionary<GridPoint, TileKind> TilesOf(Room room)
        {
            return tiles[room.index] ?? (tiles[room.index] = Laid(room));
        }

        /// <summary>
        /// The walls between a room's cells and other cells. With <see cref="WallRule.Edges"/> they surround the
        /// room except for its doors. With the other rules there are only those that no tile could make, between
        /// floors of rooms that have no cell to spare. A wall between two rooms belongs to the first of
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
                    if (NeedsWall(room, cell, beyond, side) && !open.Contains(side))
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
            GridPoint[] owned = map.CellsOf(room).ToArray();
            foreach (GridPoint cell in owned)
            {
                laid.Add(cell, room.isCorridor ? TileKind.Corridor : TileKind.Floor);
            }
            var cells = new HashSet<GridPoint>(owned);
            Door[] doors = map.DoorsOf(room).OrderBy(door => door.index).ToArray();
            var doorCells = new HashSet<GridPoint>(doors.SelectMany(CellsAt).Where(cells.Contains));
            foreach (KeyValuePair<GridPoint, TileKind> obstacle in Obstacles.Of(room, owned))
            {
                laid[obstacle.Key] = obstacle.Value;
            }
            // With walls inside, the ring takes the place of rock.
            if (room.edge == Room.Rough && walls != WallRule.Inside)
            {
                foreach (GridPoint cell in RoughEdge.Rock(map.Layout.seed, room, owned, doorCells))
                {
                    laid[cell] = TileKind.Wall;
                }
            }
            foreach (Door door in doors)
            {
                foreach (GridPoint cell in CellsAt(door).Where(cells.Contains))
                {
                    laid[cell] = KindOf(door);
                }
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

        private void LaySolidWalls()
        {
            Room[] rooms = map.Layout.rooms;
            var floors = new FloorGrid(rooms.Select(TilesOf).ToArray());
            var fixedCells = new HashSet<GridPoint>(map.Layout.doors.SelectMany(CellsAt)
                .Concat(rooms.SelectMany(room => room.markers).Select(marker => marker.Cell)));
            var opened = new HashSet<CellSide>(openings.SelectMany(sides => sides));
            var thinning = new SharedWallThinning(floors, fixedCells, opened);
            thinning.Run();
            unresolved.UnionWith(thinning.Unresolved);
            foreach (GridPoint cell in thinning.Given)
            {
                tiles[floors.Owner(cell)][cell] = TileKind.Wall;
            }
            foreach (GridPoint cell in floors.Floor)
            {
                outerWalls.UnionWith(FloorGrid.Around(cell).Where(beside => floors.Owner(beside) == FloorGrid.Nobody));
            }
        }

        private IEnumerable<GridPoint> CellsAt(Door door)
        {
            return openings[door.index].SelectMany(side => new[] { side.Cell, side.OtherCell });
        }

        private static TileKind KindOf(Door door)
        {
            // Of several kinds the first counts, as in the program.
            return door.secret ? TileKind.Secret
                : door.@lock.Length > 0 ? TileKind.Locked
                : door.opens.Length > 0 ? TileKind.Barred
                : door.oneWay ? TileKind.OneWay : TileKind.Door;
        }

        private bool NeedsWall(Room room, GridPoint cell, GridPoint beyond, CellSide side)
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
            if (room.index > other.index)
            {
                return false;
            }
            switch (walls)
            {
                case WallRule.Edges: return true;
                case WallRule.Solid: return unresolved.Contains(side);
                default: return TilesOf(room)[cell] != TileKind.Wall && TilesOf(other)[beyond] != TileKind.Wall;
            }
        }
    }
}
