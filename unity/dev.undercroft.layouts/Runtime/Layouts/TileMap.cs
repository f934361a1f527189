using System.Collections.Generic;

namespace Undercroft.Layouts
{
    /// <summary>
    /// A layout as tiles, by the rule that Undercroft calls <c>walls: inside</c>: the outermost ring of a room's
    /// cells is wall, doors cut through the rings of both rooms, and a room too thin for a ring has none.
    /// </summary>
    public sealed class TileMap
    {
        private readonly LayoutMap map;
        private readonly Openings openings;

        public TileMap(LayoutMap map)
        {
            this.map = map;
            openings = new Openings(map);
        }

        /// <summary>The tiles of all cells of a room.</summary>
        public IReadOnlyDictionary<GridPoint, TileKind> TilesOf(Room room)
        {
            var tiles = new Dictionary<GridPoint, TileKind>();
            foreach (GridPoint cell in map.CellsOf(room))
            {
                tiles.Add(cell, room.isCorridor ? TileKind.Corridor : TileKind.Floor);
            }
            var doorCells = new HashSet<GridPoint>();
            foreach (Door door in map.DoorsOf(room))
            {
                doorCells.UnionWith(openings.CellsOf(door, room));
            }
            var cells = new HashSet<GridPoint>(tiles.Keys);
            foreach (GridPoint cell in doorCells)
            {
                tiles[cell] = TileKind.Door;
            }
            foreach (GridPoint cell in Ring.WallsOf(cells, doorCells))
            {
                tiles[cell] = TileKind.Wall;
            }
            return tiles;
        }
    }
}
