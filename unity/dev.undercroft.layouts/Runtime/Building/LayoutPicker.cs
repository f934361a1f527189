using System;
using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>
    /// Picks a layout of a pool by a seed when the scene starts, and lets the builder on the same game object build it. Leave
    /// the builder's own layout empty.
    /// </summary>
    [AddComponentMenu("Undercroft/Layout Picker")]
    [RequireComponent(typeof(DungeonBuilder))]
    public sealed class LayoutPicker : MonoBehaviour
    {
        [SerializeField]
        private LayoutPoolAsset pool = null;

        [SerializeField]
        [Tooltip("What the layout should be like. Numbers of 0 in upper bounds are no wish.")]
        private LayoutWish wish = new LayoutWish();

        [SerializeField]
        [Tooltip("The same seed picks the same layout, everywhere.")]
        private long seed = 0;

        [SerializeField]
        [Tooltip("Take another seed each time the scene starts.")]
        private bool newSeed = true;

        public LayoutPoolAsset Pool
        {
            get { return pool; }
            set { pool = value; }
        }

        public LayoutWish Wish
        {
            get { return wish; }
        }

        /// <summary>The seed of the last pick, or of the next one without <see cref="NewSeed"/>.</summary>
        public long Seed
        {
            get { return seed; }
            set { seed = value; }
        }

        /// <summary>Whether to take another seed each time the scene starts.</summary>
        public bool NewSeed
        {
            get { return newSeed; }
            set { newSeed = value; }
        }

        /// <summary>Picks a layout by <see cref="Seed"/>.</summary>
        /// <exception cref="InvalidOperationException">if no layout fulfils the wish, or there is no pool</exception>
        public Layout Pick()
        {
            if (pool == null)
            {
                throw new InvalidOperationException("The Layout Picker has no pool. Give it one.");
            }
            int index = pool.Pool.Pick(seed, wish);
            if (index < 0)
            {
                throw new InvalidOperationException("None of the " + pool.Pool.Count + " layouts of " + pool.name
                    + " fulfils the wish. Wish for less, or give a larger pool.");
            }
            return pool.Pool.Read(index);
        }

        private void Start()
        {
            if (newSeed)
            {
                seed = new System.Random().Next();
            }
            GetComponent<DungeonBuilder>().Begin(Pick());
        }
    }
}
