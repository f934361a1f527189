using System;
using System.Collections.Generic;
using System.Linq;

namespace Undercroft.Layouts
{
    /// <summary>
    /// A layout as tiles, by the rules of Undercroft's own tile formats. With <see cref="WallRule.Solid"/> the void
    /// around the rooms becomes wall, and where two rooms meet one of them gives up its cells along their common
    /// wall. With <see cref="WallRule.Inside"/> the outermost cells of a room are wall, doors cut through the rings of both rooms, and a room too thin for a
    /// ring has none. With <see cref="WallRule.Edges"/> all cells are floor and walls are between them. Every cell becomes
    /// one tile, or several before walls are made: the tile (x, y) is part of the cell (x / scale, y / scale), rounded down.
    /// </summary>
    public sealed class TileMap
    {
        private readonly LayoutMap map;
        private readonly WallRule walls;
        private readonly int scale;
        private readonly HashSet<CellSide>[] openingsOfCells;
        private readonly HashSet<CellSide>[] openings;
        private readonly Dictionary<GridPoint, TileKind>[] tiles;
        private readonly HashSet<CellSide> unresolved = new HashSet<CellSide>();
        private readonly HashSet<GridPoint> outerWalls = new HashSet<GridPoint>();

        /// <summary>The most tiles along the side of a cell.</summary>
        public const int MaxScale = 4;

        /// <param name="scale">the number of tiles along the side of a cell, from 1 to <see cref="MaxScale"/></param>
        public TileMap(LayoutMap map, WallRule walls = WallRule.Solid, int scale = 1)
        {
            if (scale < 1 || scale > MaxScale)
            {
                throw new ArgumentOutOfRangeException(
                    "scale", "The scale (" + scale + ") must be from 1 to " + MaxScale + ".");
            }
            this.map = map;
            this.walls = walls;
            this.scale = scale;
            var nearest = new Openings(map);
            openingsOfCells = map.Layout.doors.Select(door => nearest.Of(door)).ToArray();
            openings = openingsOfCells.Select(sides => new HashSet<CellSide>(sides.SelectMany(Scaled))).ToArray();
            tiles = new Dictionary<GridPoint, TileKind>[map.Layout.rooms.Length];
            if (walls == WallRule.Solid)
            {
                LaySolidWalls();
            }
        }

        /// <summary>
        /// The tiles outside all rooms that are wall, with <see cref="WallRule.Solid"/>; otherwise none.
        /// </summary>
        public IEnumerable<GridPoint> OuterWalls
        {
            get { return outerWalls; }
        }

        /// <summary>The tiles of all cells of a room, by their lower left corners in tiles.</summary>
        public IReadOnlyDictionary<GridPoint, TileKind> TilesOf(Room room)
        {
            return tiles[room.index] ?? (tiles[room.index] = Laid(room));
        }

        /// <summary>
        /// The walls between a room's tiles and others. With <see cref="WallRule.Edges"/> they surround the
        /// room except for its doors. With the other rules there are only those that no tile could make, between
        /// floors of rooms that have no tile to spare. A wall between two rooms belongs to the first of
        /// them, so over all rooms each wall occurs once.
        /// </summary>
        public IReadOnlyList<WallPiece> WallsOf(Room room)
        {
            var open = new HashSet<CellSide>(map.DoorsOf(room).SelectMany(door => openings[door.index]));
            var pieces = new List<WallPiece>();
            foreach (GridPoint tile in map.CellsOf(room).SelectMany(TilesOfCell))
            {
                foreach (CellSide side in CellSide.Around(tile))
                {
                    GridPoint beyond = side.Cell == tile ? side.OtherCell : side.Cell;
                    if (NeedsWall(room, tile, beyond, side) && !open.Contains(side))
                    {
                        pieces.Add(new WallPiece(tile, beyond, side));
                    }
                }
            }
            return pieces;
        }

        /// <summary>The tiles of a cell.</summary>
        private IEnumerable<GridPoint> TilesOfCell(GridPoint cell)
        {
            for (int i = 0; i < scale * scale; i++)
            {
                yield return new GridPoint(cell.x * scale + i % scale, cell.y * scale + i / scale);
            }
        }

        /// <summary>The cell that a tile is part of.</summary>
        private GridPoint CellOf(GridPoint tile)
        {
            return new GridPoint(FloorDivided(tile.x), FloorDivided(tile.y));
        }

        private int FloorDivided(int coordinate)
        {
            return coordinate >= 0 ? coordinate / scale : -((scale - 1 - coordinate) / scale);
        }

        /// <summary>The tile in the middle of a cell, or the last one before its middle.</summary>
        private GridPoint MiddleOf(GridPoint cell)
        {
            int middle = (scale - 1) / 2;
            return new GridPoint(cell.x * scale + middle, cell.y * scale + middle);
        }

        /// <summary>The sides of tiles along the side of a cell.</summary>
        private IEnumerable<CellSide> Scaled(CellSide side)
        {
            int along = side.To.x - side.From.x;
            for (int i = 0; i < scale; i++)
            {
                yield return new CellSide(
                    new GridPoint(side.Cell.x * scale + i * along, side.Cell.y * scale + i * (1 - along)), along == 1);
            }
        }

        private Dictionary<GridPoint, TileKind> Laid(Room room)
        {
            var laid = new Dictionary<GridPoint, TileKind>();
            GridPoint[] owned = map.CellsOf(room).ToArray();
            foreach (GridPoint cell in owned)
            {
                Lay(room.isCorridor ? TileKind.Corridor : TileKind.Floor, cell, laid);
            }
            Door[] doors = map.DoorsOf(room).OrderBy(door => door.index).ToArray();
            foreach (KeyValuePair<GridPoint, TileKind> obstacle in Obstacles.Of(room, owned))
            {
                Lay(obstacle.Value, obstacle.Key, laid);
            }
            // With walls inside, the ring takes the place of rock.
            if (room.edge == Room.Rough && walls != WallRule.Inside)
            {
                var cells = new HashSet<GridPoint>(owned);
                var aprons = new HashSet<GridPoint>(
                    doors.SelectMany(door => BesideAll(openingsOfCells[door.index])).Where(cells.Contains));
                foreach (GridPoint cell in RoughEdge.Rock(map.Layout.seed, room, owned, aprons))
                {
                    Lay(TileKind.Wall, cell, laid);
                }
            }
            foreach (Door door in doors)
            {
                foreach (GridPoint tile in TilesAt(door).Where(laid.ContainsKey))
                {
                    laid[tile] = KindOf(door);
                }
            }
            if (walls == WallRule.Inside)
            {
                var doorTiles = new HashSet<GridPoint>(doors.SelectMany(TilesAt).Where(laid.ContainsKey));
                foreach (GridPoint tile in Ring.WallsOf(new HashSet<GridPoint>(laid.Keys), doorTiles))
                {
                    laid[tile] = TileKind.Wall;
                }
            }
            return laid;
        }

        private void Lay(TileKind kind, GridPoint cell, Dictionary<GridPoint, TileKind> laid)
        {
            foreach (GridPoint tile in TilesOfCell(cell))
            {
                laid[tile] = kind;
            }
        }

        private void LaySolidWalls()
        {
            Room[] rooms = map.Layout.rooms;
            var floors = new FloorGrid(rooms.Select(TilesOf).ToArray());
            var fixedTiles = new HashSet<GridPoint>(map.Layout.doors.SelectMany(TilesAt)
                .Concat(rooms.SelectMany(room => room.markers).Select(marker => MiddleOf(marker.Cell))));
            var opened = new HashSet<CellSide>(openings.SelectMany(sides => sides));
            var thinning = new SharedWallThinning(floors, fixedTiles, opened);
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

        private IEnumerable<GridPoint> TilesAt(Door door)
        {
            return BesideAll(openings[door.index]);
        }

        private static IEnumerable<GridPoint> BesideAll(IEnumerable<CellSide> sides)
        {
            return sides.SelectMany(side => new[] { side.Cell, side.OtherCell });
        }

        private static TileKind KindOf(Door door)
        {
            switch (door.Kind)
            {
                case DoorKind.Secret: return TileKind.Secret;
                case DoorKind.Locked: return TileKind.Locked;
                case DoorKind.Barred: return TileKind.Barred;
                case DoorKind.OneWay: return TileKind.OneWay;
                default: return TileKind.Door;
            }
        }

        private bool NeedsWall(Room room, GridPoint tile, GridPoint beyond, CellSide side)
        {
            GridPoint cell = CellOf(beyond);
            if (map.Holds(room, cell.x, cell.y))
            {
                return false;
            }
            Room other = map.RoomAt(cell);
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
                default: return TilesOf(room)[tile] != TileKind.Wall && TilesOf(other)[beyond] != TileKind.Wall;
            }
        }
    }
}
