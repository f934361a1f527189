using System;

namespace Undercroft.Building
{
    /// <summary>Tells how much of a frame is left for building.</summary>
    internal sealed class FrameBudget
    {
        private readonly double milliseconds;
        private readonly Func<double> clock;
        private double start;

        /// <param name="clock">a clock in milliseconds with any start</param>
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
