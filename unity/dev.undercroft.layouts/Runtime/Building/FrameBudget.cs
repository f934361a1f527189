using System;

namespace Undercroft.Building
{
    /// <summary>How much of a frame is left for building.</summary>
    internal sealed class FrameBudget
    {
        private readonly double milliseconds;
        private readonly Func<double> clock;
        private double start;

        /// <param name="clock">the time in milliseconds since whenever</param>
        internal FrameBudget(double milliseconds, Func<double> clock)
        {
            this.milliseconds = milliseconds;
            this.clock = clock;
            Restart();
        }

        internal bool IsSpent
        {
            get { return clock() - start >= milliseconds; }
        }

        internal void Restart()
        {
            start = clock();
        }
    }
}
