using System;
using System.Collections;
using System.Collections.Generic;
using System.Diagnostics;
using Undercroft.Layouts;
using UnityEngine;
using UnityEngine.Tilemaps;

namespace Undercroft.Building
{
    /// <summary>
    /// Builds a layout in the scene below its own game object: fills tilemaps, instantiates the prefabs of room
    /// templates, and places doors and walls between cells. Each of these four is skipped if nothing is given for
    /// it.
    /// </summary>
    [AddComponentMenu("Undercroft/Dungeon Builder")]
    [DisallowMultipleComponent]
    public sealed class DungeonBuilder : MonoBehaviour
    {
        private const string RootName = "Dungeon";

        [SerializeField]
        [Tooltip("Built when the scene starts. Leave empty to build from code.")]
        private LayoutAsset layout = null;

        [SerializeField]
        [Tooltip("Whether to build when the scene starts, in place of what was built in the editor.")]
        private bool buildOnStart = true;

        [SerializeField]
        private GenerationRequest generation = new GenerationRequest();

        [SerializeField]
        [Tooltip("XY for 2D, XZ for 3D.")]
        private BuildPlane plane = BuildPlane.XY;

        [SerializeField]
        [Tooltip("In units. Tilemaps go by the cell size of their own grid.")]
        private float cellSize = 1;

        [SerializeField]
        [Tooltip("Milliseconds a frame to spend on building when the scene starts; 0 builds all at once.")]
        private float millisecondsPerFrame = 0;

        [SerializeField]
        [Tooltip("Gets floors, corridors and doors, and is cleared first.")]
        private Tilemap floorTilemap = null;

        [SerializeField]
        [Tooltip("Gets walls, and is cleared first. Leave empty to put them onto the floor's tilemap.")]
        private Tilemap wallTilemap = null;

        [SerializeField]
        private TileSet tiles = new TileSet();

        [SerializeField]
        [Tooltip("Other tiles for rooms of some types.")]
        private List<RoomTypeTiles> tilesOfTypes = new List<RoomTypeTiles>();

        [SerializeField]
        [Tooltip("Solid: walls are around the rooms. Inside: the outermost cells of rooms are wall. "
            + "Edges: all cells are floor, and walls stand between them.")]
        private WallRule walls = WallRule.Solid;

        [SerializeField]
        [Tooltip("Tiles along the side of a cell, from 1 to 4. With more than one, give the tilemaps' grid smaller cells.")]
        private int tileScale = 1;

        [SerializeField]
        [Tooltip("A wall between two tiles, one tile long. Its y (in 3D, its z) points out of the room; its root is the middle.")]
        private GameObject wallPrefab = null;

        [SerializeField]
        private List<TemplatePrefab> templatePrefabs = new List<TemplatePrefab>();

        [SerializeField]
        [Tooltip("Its y (in 3D, its z) points out of the door's roomA; its root is the middle of the door.")]
        private GameObject doorPrefab = null;

        [SerializeField]
        [Tooltip("Other prefabs for some doors. The first that fits a door is taken.")]
        private List<DoorPrefab> doorPrefabs = new List<DoorPrefab>();

        [SerializeField]
        [Tooltip("Steps after building, in this order.")]
        private List<DungeonPostProcessing> postProcessing = new List<DungeonPostProcessing>();

        /// <summary>Saved with the scene, so that what was built in the editor is found again and replaced.</summary>
        [SerializeField]
        [HideInInspector]
        private Transform root = null;

        /// <summary>Raised for every room and corridor when its prefab and tiles are in place.</summary>
        public event Action<BuiltRoom> RoomBuilt;

        /// <summary>Raised for every door, after all rooms.</summary>
        public event Action<BuiltDoor> DoorBuilt;

        /// <summary>Raised when everything is built and the steps after building have run.</summary>
        public event Action<LayoutMap> DungeonBuilt;

        /// <summary>The layout to build when the scene starts, or null.</summary>
        public LayoutAsset Layout
        {
            get { return layout; }
            set { layout = value; }
        }

        /// <summary>
        /// Whether to build when the scene starts, in place of what was built in the editor. Otherwise that stays.
        /// </summary>
        public bool BuildOnStart
        {
            get { return buildOnStart; }
            set { buildOnStart = value; }
        }

        /// <summary>What Generate in the inspector asks of Undercroft.</summary>
        public GenerationRequest Generation
        {
            get { return generation; }
        }

        /// <summary>
        /// Milliseconds of each frame to spend on building when the scene starts; 0 builds everything at once.
        /// </summary>
        public float MillisecondsPerFrame
        {
            get { return millisecondsPerFrame; }
            set { millisecondsPerFrame = value; }
        }

        public BuildPlane Plane
        {
            get { return plane; }
            set { plane = value; }
        }

        /// <summary>The size of a cell in units, above 0.</summary>
        public float CellSize
        {
            get { return cellSize; }
            set { cellSize = value; }
        }

        /// <summary>Receives floors, corridors and doors; null to leave them out. Building clears it.</summary>
        public Tilemap FloorTilemap
        {
            get { return floorTilemap; }
            set { floorTilemap = value; }
        }

        /// <summary>Receives walls; null to put them onto the floor tilemap. Building clears it.</summary>
        public Tilemap WallTilemap
        {
            get { return wallTilemap; }
            set { wallTilemap = value; }
        }

        public TileSet Tiles
        {
            get { return tiles; }
        }

        /// <summary>Other tiles for rooms of some types.</summary>
        public IList<RoomTypeTiles> TilesOfTypes
        {
            get { return tilesOfTypes; }
        }

        /// <summary>Where the walls of tiles are.</summary>
        public WallRule Walls
        {
            get { return walls; }
            set { walls = value; }
        }

        /// <summary>
        /// The number of tiles along the side of a cell, from 1 to <see cref="TileMap.MaxScale"/>. The cells of the
        /// tilemaps' grid must be as many times smaller than <see cref="CellSize"/>.
        /// </summary>
        public int TileScale
        {
            get { return tileScale; }
            set { tileScale = value; }
        }

        /// <summary>The prefab of walls between tiles, one tile long, or null for none.</summary>
        public GameObject WallPrefab
        {
            get { return wallPrefab; }
            set { wallPrefab = value; }
        }

        /// <summary>The prefabs of rooms, by the names of their templates, of which each may have several.</summary>
        public IList<TemplatePrefab> TemplatePrefabs
        {
            get { return templatePrefabs; }
        }

        /// <summary>The prefab of doors that none of <see cref="DoorPrefabs"/> fits, or null for none.</summary>
        public GameObject DoorPrefab
        {
            get { return doorPrefab; }
            set { doorPrefab = value; }
        }

        /// <summary>Prefabs for some doors; the first that fits is taken.</summary>
        public IList<DoorPrefab> DoorPrefabs
        {
            get { return doorPrefabs; }
        }

        /// <summary>Steps after building, in their order. Those of components on this game object come after them.</summary>
        public IList<DungeonPostProcessing> PostProcessing
        {
            get { return postProcessing; }
        }

        /// <summary>Where the dungeon's grid is in the builder's local space.</summary>
        public GridSpace Space
        {
            get { return new GridSpace(plane, cellSize); }
        }

        /// <summary>Where the grid of tiles is in the builder's local space.</summary>
        internal GridSpace TileSpace
        {
            get { return new GridSpace(plane, cellSize / tileScale); }
        }

        /// <summary>Builds a layout at once and replaces what was built before.</summary>
        /// <exception cref="InvalidOperationException">if a room would get neither prefab nor tiles</exception>
        public void Build(Layout layout)
        {
            Build(layout, new PlainSceneWriter());
        }

        /// <summary>
        /// Builds a layout spread over several frames and replaces what was built before:
        /// <c>StartCoroutine(builder.BuildOverFrames(layout, 4))</c>. At least one room, door or step after building is
        /// done in each frame. Stopping the coroutine leaves what is built so far; <see cref="Clear()"/> removes it.
        /// </summary>
        /// <param name="milliseconds">milliseconds of each frame to spend</param>
        /// <exception cref="InvalidOperationException">if a room would get neither prefab nor tiles</exception>
        public IEnumerator BuildOverFrames(Layout layout, float milliseconds)
        {
            Stopwatch watch = Stopwatch.StartNew();
            return BuildOverFrames(layout, milliseconds, () => watch.Elapsed.TotalMilliseconds);
        }

        /// <summary>Removes what was built and clears the tilemaps.</summary>
        public void Clear()
        {
            Clear(new PlainSceneWriter());
        }

        /// <summary>Builds at once or over several frames, as is set.</summary>
        internal void Begin(Layout layout)
        {
            if (millisecondsPerFrame > 0)
            {
                StartCoroutine(BuildOverFrames(layout, millisecondsPerFrame));
            }
            else
            {
                Build(layout);
            }
        }

        internal void Build(Layout layout, ISceneWriter scene)
        {
            IEnumerator steps = Steps(layout, scene);
            while (steps.MoveNext())
            {
            }
        }

        internal IEnumerator BuildOverFrames(Layout layout, float milliseconds, Func<double> clock)
        {
            IEnumerator steps = Steps(layout, new PlainSceneWriter());
            var budget = new FrameBudget(milliseconds, clock);
            while (steps.MoveNext())
            {
                if (budget.IsSpent)
                {
                    yield return null;
                    budget.Restart();
                }
            }
        }

        internal void Clear(ISceneWriter scene)
        {
            scene.WillChange(this);
            if (root != null)
            {
                scene.Destroy(root.gameObject);
                root = null;
            }
            foreach (Tilemap tilemap in new[] { floorTilemap, wallTilemap })
            {
                if (tilemap != null)
                {
                    scene.WillChange(tilemap);
                    tilemap.ClearAllTiles();
                }
            }
        }

        internal void Tell(BuiltRoom room)
        {
            if (RoomBuilt != null)
            {
                RoomBuilt(room);
            }
        }

        internal void Tell(BuiltDoor door)
        {
            if (DoorBuilt != null)
            {
                DoorBuilt(door);
            }
        }

        internal void Tell(BuiltDungeon dungeon)
        {
            if (DungeonBuilt != null)
            {
                DungeonBuilt(dungeon.Map);
            }
        }

        private void Start()
        {
            if (layout != null && buildOnStart)
            {
                Begin(layout.Layout);
            }
        }

        private IEnumerator Steps(Layout layout, ISceneWriter scene)
        {
            var map = new LayoutMap(layout);
            bool hasTiles = floorTilemap != null || wallTilemap != null;
            var prefabs = new RoomPrefabs(layout, templatePrefabs, hasTiles);
            Clear(scene);
            root = Construction.Child(RootName, transform);
            scene.HasMade(root.gameObject);
            return new Construction(this, map, prefabs, root, scene).Steps();
        }
    }
}
