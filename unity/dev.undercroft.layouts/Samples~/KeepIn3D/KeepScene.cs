using Undercroft.Building;
using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Samples
{
    /// <summary>
    /// Reads a layout from a text when the scene starts and lets the builder beside it build it, then puts a slab below
    /// everything. Works in a build too, and shows a step after building.
    /// </summary>
    [RequireComponent(typeof(DungeonBuilder))]
    public sealed class KeepScene : MonoBehaviour, IDungeonPostProcessing
    {
        /// <summary>The height of the slab in units; its top is at the height of the floor.</summary>
        private const float Thickness = 0.2f;

        [SerializeField]
        private TextAsset layout = null;

        public TextAsset Layout
        {
            get { return layout; }
            set { layout = value; }
        }

        public void Process(BuiltDungeon dungeon)
        {
            GridBox bounds = dungeon.Map.Layout.bounds;
            GridSpace space = dungeon.Builder.Space;
            float size = dungeon.Builder.CellSize;
            Transform slab = GameObject.CreatePrimitive(PrimitiveType.Cube).transform;
            slab.SetParent(dungeon.GameObject.transform, false);
            slab.localPosition = space.Point(bounds.x + bounds.width / 2f, bounds.y + bounds.height / 2f)
                + new Vector3(0, -Thickness / 2, 0);
            slab.localScale = new Vector3(bounds.width * size, Thickness, bounds.height * size);
        }

        private void Start()
        {
            GetComponent<DungeonBuilder>().Build(LayoutReader.Read(layout.text, layout.name));
        }
    }
}
