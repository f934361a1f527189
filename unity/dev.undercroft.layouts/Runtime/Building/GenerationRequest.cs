using System;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>What Generate in the inspector asks of Undercroft. A running game has no use for it.</summary>
    [Serializable]
    public sealed class GenerationRequest
    {
        [Tooltip("The level's file, relative to the folder of the project.")]
        public string level = "";

        [Tooltip("From 0 to 2^53 - 1.")]
        public long seed;

        [Tooltip("Take another seed each time.")]
        public bool newSeed = true;
    }
}
