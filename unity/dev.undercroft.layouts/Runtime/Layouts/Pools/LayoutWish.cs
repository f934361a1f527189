using System;

namespace Undercroft.Layouts
{
    /// <summary>What a layout from a pool should be like. What is not changed is no wish.</summary>
    [Serializable]
    public sealed class LayoutWish
    {
        /// <summary>The value of upper bounds that do not bound.</summary>
        public const int Any = 0;

        /// <summary>The level's name, or "" for any.</summary>
        public string level = "";

        /// <summary>The fewest rooms, without corridors.</summary>
        public int leastRooms;

        /// <summary>The most rooms, or <see cref="Any"/>.</summary>
        public int mostRooms = Any;

        /// <summary>From 0 to 1, see <see cref="PoolEntry.difficulty"/>.</summary>
        public double leastDifficulty;

        /// <summary>From 0 to 1, see <see cref="PoolEntry.difficulty"/>.</summary>
        public double mostDifficulty = 1;

        /// <summary>The greatest width in cells, or <see cref="Any"/>.</summary>
        public int mostWidth = Any;

        /// <summary>The greatest height in cells, or <see cref="Any"/>.</summary>
        public int mostHeight = Any;

        /// <summary>Whether a layout fulfils it.</summary>
        public bool IsFulfilledBy(PoolEntry entry)
        {
            return (level == "" || level == entry.level)
                && entry.rooms >= leastRooms
                && IsWithin(entry.rooms, mostRooms)
                && entry.difficulty >= leastDifficulty
                && entry.difficulty <= mostDifficulty
                && IsWithin(entry.width, mostWidth)
                && IsWithin(entry.height, mostHeight);
        }

        private static bool IsWithin(int number, int most)
        {
            return most == Any || number <= most;
        }
    }
}
