using System;
using System.Collections.Generic;
using System.Linq;

namespace Undercroft.Layouts
{
    /// <summary>
    /// Separates rooms that share a wall, as Undercroft's own tile formats do: one of the two gives up its cells along
    /// it. A cell can be given up if the floor of its room, seen in the eight cells around, hangs together without it.
    /// The larger room gives up all of its cells along the wall, or, opposite a door, the smaller one its own; if that
    /// cannot be done, the rooms change their parts; and if that fails too, each gives up what it can.
    /// </summary>
    internal sealed class SharedWallThinning
    {
        private const int Neighbours = 8;

        private readonly FloorGrid grid;
        private readonly HashSet<GridPoint> fixedCells;
        private readonly HashSet<CellSide> opened;

        /// <param name="grid">loses the floor that is given up</param>
        /// <param name="fixedCells">cells that must stay floor</param>
        /// <param name="opened">the sides that doors open</param>
        internal SharedWallThinning(FloorGrid grid, HashSet<GridPoint> fixedCells, HashSet<CellSide> opened)
        {
            this.grid = grid;
            this.fixedCells = fixedCells;
            this.opened = opened;
            Given = new HashSet<GridPoint>();
            Unresolved = new List<CellSide>();
        }

        /// <summary>The cells given up.</summary>
        internal HashSet<GridPoint> Given { get; private set; }

        /// <summary>The sides between floors of two rooms that neither could give up.</summary>
        internal List<CellSide> Unresolved { get; private set; }

        internal void Run()
        {
            foreach (SharedWall wall in SharedWalls())
            {
                Separate(wall);
            }
        }

        private sealed class SharedWall
        {
            internal int Larger;
            internal int Smaller;
            internal CellSide[] Contacts;
        }

        private IEnumerable<SharedWall> SharedWalls()
        {
            return grid.Floor.OrderBy(cell => cell.y).ThenBy(cell => cell.x)
                .SelectMany(cell => new[] { new CellSide(cell, true), new CellSide(cell, false) })
                .Where(side => IsContact(side) && !opened.Contains(side))
                .GroupBy(side => Math.Min(grid.Owner(side.Cell), grid.Owner(side.OtherCell)) * (long)int.MaxValue
                    + Math.Max(grid.Owner(side.Cell), grid.Owner(side.OtherCell)))
                .OrderBy(pair => pair.Key)
                .Select(pair => Wall((int)(pair.Key / int.MaxValue), (int)(pair.Key % int.MaxValue), pair.ToArray()))
                .OrderBy(wall => grid.Size(wall.Smaller)).ThenBy(wall => grid.Size(wall.Larger))
                .ToArray();
        }

        private SharedWall Wall(int one, int other, CellSide[] contacts)
        {
            bool larger = grid.Size(one) >= grid.Size(other);
            return new SharedWall
            {
                Larger = larger ? one : other, Smaller = larger ? other : one, Contacts = contacts
            };
        }

        private bool IsContact(CellSide side)
        {
            return grid.Floor.Contains(side.Cell) && grid.Floor.Contains(side.OtherCell)
                && grid.Owner(side.Cell) != grid.Owner(side.OtherCell);
        }

        private void Separate(SharedWall wall)
        {
            if (!GivesUpAll(wall, wall.Larger) && !GivesUpAll(wall, wall.Smaller))
            {
                GiveUp(CellsOf(wall, wall.Larger));
                GiveUp(CellsOf(wall, wall.Smaller));
            }
            Unresolved.AddRange(wall.Contacts.Where(IsContact));
        }

        private bool GivesUpAll(SharedWall wall, int giver)
        {
            List<GridPoint> wanted = wall.Contacts.Where(IsContact)
                .Select(side => fixedCells.Contains(CellOf(side, giver)) ? CellBeyond(side, giver) : CellOf(side, giver))
                .Where(cell => !fixedCells.Contains(cell)).Distinct().ToList();
            List<GridPoint> given = GiveUp(wanted);
            if (given.Count < wanted.Count)
            {
                grid.Floor.UnionWith(given);
                Given.ExceptWith(given);
                return false;
            }
            return true;
        }

        private List<GridPoint> CellsOf(SharedWall wall, int giver)
        {
            return wall.Contacts.Where(IsContact).Select(side => CellOf(side, giver))
                .Where(cell => !fixedCells.Contains(cell)).Distinct().ToList();
        }

        private GridPoint CellOf(CellSide side, int room)
        {
            return grid.Owner(side.Cell) == room ? side.Cell : side.OtherCell;
        }

        private GridPoint CellBeyond(CellSide side, int room)
        {
            return grid.Owner(side.Cell) == room ? side.OtherCell : side.Cell;
        }

        /// <summary>Gives up cells in their order, and tries those beside again.</summary>
        private List<GridPoint> GiveUp(List<GridPoint> wanted)
        {
            var left = new HashSet<GridPoint>(wanted);
            var given = new List<GridPoint>();
            var waiting = new Queue<GridPoint>(wanted);
            while (waiting.Count > 0)
            {
                GridPoint cell = waiting.Dequeue();
                if (left.Contains(cell) && IsSimple(cell))
                {
                    left.Remove(cell);
                    grid.Floor.Remove(cell);
                    given.Add(cell);
                    foreach (GridPoint beside in FloorGrid.Around(cell).Where(left.Contains))
                    {
                        waiting.Enqueue(beside);
                    }
                }
            }
            Given.UnionWith(given);
            return given;
        }

        private bool IsSimple(GridPoint cell)
        {
            int owner = grid.Owner(cell);
            bool[] floor = FloorGrid.Around(cell)
                .Select(beside => grid.Floor.Contains(beside) && grid.Owner(beside) == owner).ToArray();
            int pieces = 0;
            for (int i = 0; i < Neighbours; i += 2)
            {
                if (floor[i] && !(floor[i + 1] && floor[(i + 2) % Neighbours]))
                {
                    pieces++;
                }
            }
            return pieces == 1;
        }
    }
}
