namespace Undercroft.Layouts
{
    /// <summary>
    /// Undercroft's random numbers: SplitMix64 (Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators,
    /// OOPSLA 2014).
    /// </summary>
    internal sealed class SeededRandom
    {
        private const ulong GoldenGamma = 0x9E3779B97F4A7C15UL;

        private ulong state;

        private SeededRandom(ulong state)
        {
            this.state = state;
        }

        /// <summary>One of the numbered streams of a seed.</summary>
        internal static SeededRandom Of(long seed, long stream)
        {
            unchecked
            {
                ulong first = new SeededRandom((ulong)seed).Next();
                return new SeededRandom(first ^ ((ulong)stream * GoldenGamma));
            }
        }

        /// <summary>The next 64 bits, as a seed.</summary>
        internal long NextSeed()
        {
            return unchecked((long)Next());
        }

        /// <summary>A number from 0 to bound - 1, by Lemire's multiplication.</summary>
        internal int Below(int bound)
        {
            ulong factor = (ulong)bound << 1;
            ulong number = Next() >> 1;
            ulong low = (number & 0xFFFFFFFFUL) * factor;
            return (int)(((number >> 32) * factor + (low >> 32)) >> 32);
        }

        private ulong Next()
        {
            unchecked
            {
                state += GoldenGamma;
                ulong z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9UL;
                z = (z ^ (z >> 27)) * 0x94D049BB133111EBUL;
                return z ^ (z >> 31);
            }
        }
    }
}
