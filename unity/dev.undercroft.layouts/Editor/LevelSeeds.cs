using System;

namespace Undercroft.Editing
{
    /// <summary>Draws seeds for new layouts.</summary>
    internal static class LevelSeeds
    {
        /// <summary>As the program does without a seed, which keeps seeds short enough to tell somebody.</summary>
        private const int Bound = 1000000;

        internal static long Next(Random random)
        {
            return random.Next(Bound);
        }
    }
}
