using System;
using System.Collections.Generic;

namespace Undercroft.Layouts
{
    /// <summary>
    /// Answers a game's questions about a layout: rooms by id and type, neighbours, doors, the room of a cell, the
    /// shortest path. Make it once for a layout that <see cref="LayoutReader"/> accepts and that does not change
    /// afterwards.
    /// </summary>
    public sealed class LayoutMap
    {
        private static readonly Room[] NoRooms = new Room[0];

        private readonly Dictionary<string, Room> roomsById = new Dictionary<string, Room>();
        private readonly Dictionary<string, List<Room>> roomsByType = new Dictionary<string, List<Room>>();
        private readonly GridBox[] boxes;
        private readonly List<Door>[] doors;
        private readonly List<Room>[] connected;
        private CellOwners owners;

        public LayoutMap(Layout layout)
        {
            if (layout == null)
            {
                throw new ArgumentNullException("layout");
            }
            Layout = layout;
            boxes = new GridBox[layout.rooms.Length];
            doors = new List<Door>[layout.rooms.Length];
            connected = new List<Room>[layout.rooms.Length];
            foreach (Room room in layout.rooms)
            {
                Add(room);
            }
            foreach (Connection connection in layout.connections)
            {
                Connect(connection.from, connection.to);
                Connect(connection.to, connection.from);
            }
        }

        public Layout Layout { get; private set; }

        /// <summary>The room or corridor with an id, or null.</summary>
        public Room FindRoom(string id)
        {
            Room room;
            return roomsById.TryGetValue(id, out room) ? room : null;
        }

        /// <summary>
        /// The rooms and corridors with a type, in the order of the layout. Rooms without a type have the type "".
        /// </summary>
        public IReadOnlyList<Room> RoomsOfType(string type)
        {
            List<Room> rooms;
            return roomsByType.TryGetValue(type, out rooms) ? rooms : (IReadOnlyList<Room>)NoRooms;
        }

        /// <summary>The doors of a room or corridor.</summary>
        public IReadOnlyList<Door> DoorsOf(Room room)
        {
            return doors[room.index];
        }

        /// <summary>The room or corridor behind a door of a room.</summary>
        public Room Behind(Door door, Room room)
        {
            if (room.index != door.roomA && room.index != door.roomB)
            {
                throw new ArgumentException("Door " + door.index + " is no door of " + room + ".");
            }
            return Layout.rooms[room.index == door.roomA ? door.roomB : door.roomA];
        }

        /// <summary>
        /// The rooms and corridors behind a room's doors, including one-way doors in both directions; each one
        /// once.
        /// </summary>
        public IReadOnlyList<Room> Neighbours(Room room)
        {
            var neighbours = new List<Room>();
            foreach (Door door in DoorsOf(room))
            {
                Room neighbour = Behind(door, room);
                if (!neighbours.Contains(neighbour))
                {
                    neighbours.Add(neighbour);
                }
            }
            return neighbours;
        }

        /// <summary>
        /// The rooms that the level connects to a room by a door or through a corridor; none for a corridor.
        /// </summary>
        public IReadOnlyList<Room> ConnectedRooms(Room room)
        {
            return connected[room.index];
        }

        /// <summary>
        /// The room or corridor of a cell, or null: the one that covers its centre. If a slanted wall runs exactly
        /// through the centre, it is the room west of the wall or, if there is none, the one east of it.
        /// <para>
        /// The first question makes a table of all cells. After it the answer takes the same short time in every layout
        /// and allocates nothing. Layouts with bounds of more than 4 million cells have no table: there each
        /// question looks through all rooms.
        /// </para>
        /// </summary>
        public Room RoomAt(int x, int y)
        {
            if (!CellOwners.IsPossible(Layout.bounds))
            {
                return Find(x, y, true) ?? Find(x, y, false);
            }
            if (owners == null)
            {
                owners = CellOwners.Of(Layout, boxes);
            }
            int owner = owners.Of(x, y);
            return owner == CellOwners.Nobody ? null : Layout.rooms[owner];
        }

        /// <summary>The room or corridor of a cell, or null.</summary>
        public Room RoomAt(GridPoint cell)
        {
            return RoomAt(cell.x, cell.y);
        }

        /// <summary>The cells of a room, from the lowest row up, each row from left to right.</summary>
        public IEnumerable<GridPoint> CellsOf(Room room)
        {
            GridBox box = boxes[room.index];
            for (int y = box.y; y < box.y + box.height; y++)
            {
                for (int x = box.x; x < box.x + box.width; x++)
                {
                    if (Holds(room, x, y))
                    {
                        yield return new GridPoint(x, y);
                    }
                }
            }
        }

        /// <summary>
        /// A path with the fewest doors from one room to another, including both and the corridors between; empty
        /// if there is none. One-way doors are passed only from roomA to roomB. Of several shortest paths it always
        /// returns the same one.
        /// </summary>
        /// <param name="passable">which doors may be passed, such as those whose keys the player has; null for
        /// all</param>
        public IReadOnlyList<Room> ShortestPath(Room from, Room to, Predicate<Door> passable = null)
        {
            var origins = new Room[Layout.rooms.Length];
            var queue = new Queue<Room>();
            origins[from.index] = from;
            queue.Enqueue(from);
            while (queue.Count > 0 && origins[to.index] == null)
            {
                Room room = queue.Dequeue();
                foreach (Door door in DoorsOf(room))
                {
                    Room next = Behind(door, room);
                    bool open = (!door.oneWay || door.roomA == room.index) && (passable == null || passable(door));
                    if (open && origins[next.index] == null)
                    {
                        origins[next.index] = room;
                        queue.Enqueue(next);
                    }
                }
            }
            return origins[to.index] == null ? NoRooms : Backtrack(origins, from, to);
        }

        /// <summary>
        /// The rooms that a player with some items gets to from the start of the mission, without taking anything more; an
        /// item opens all locks of its name. In the order of the layout, without corridors.
        /// </summary>
        /// <param name="items">what the player has; several copies several times</param>
        /// <param name="stands">whether a switch stands in a state; null takes each to stand as it is needed</param>
        /// <exception cref="InvalidOperationException">the layout has no mission</exception>
        public IReadOnlyList<Room> CanReach(IEnumerable<string> items, Func<string, string, bool> stands = null)
        {
            if (Layout.mission.start == Mission.NoStart)
            {
                throw new InvalidOperationException("The layout of " + Layout.level + " has no mission.");
            }
            return new MissionReach(Layout, items, stands).Rooms();
        }

        /// <summary>Whether a cell belongs to a room.</summary>
        internal bool Holds(Room room, int x, int y)
        {
            return boxes[room.index].Contains(x, y) && RoomAt(x, y) == room;
        }

        private static Room[] Backtrack(Room[] origins, Room from, Room to)
        {
            var path = new List<Room> { to };
            for (Room room = to; room != from; room = origins[room.index])
            {
                path.Add(origins[room.index]);
            }
            path.Reverse();
            return path.ToArray();
        }

        private Room Find(int x, int y, bool westOfCentre)
        {
            foreach (Room room in Layout.rooms)
            {
                if (boxes[room.index].Contains(x, y) && CellRule.Covers(room.outline, x, y, westOfCentre))
                {
                    return room;
                }
            }
            return null;
        }

        private void Add(Room room)
        {
            roomsById.Add(room.id, room);
            List<Room> sameType;
            if (!roomsByType.TryGetValue(room.type, out sameType))
            {
                sameType = new List<Room>();
                roomsByType.Add(room.type, sameType);
            }
            sameType.Add(room);
            boxes[room.index] = GridBox.Around(room.outline);
            doors[room.index] = new List<Door>();
            foreach (int door in room.doors)
            {
                doors[room.index].Add(Layout.doors[door]);
            }
            connected[room.index] = new List<Room>();
        }

        private void Connect(int one, int other)
        {
            if (!connected[one].Contains(Layout.rooms[other]))
            {
                connected[one].Add(Layout.rooms[other]);
            }
        }
    }
}
