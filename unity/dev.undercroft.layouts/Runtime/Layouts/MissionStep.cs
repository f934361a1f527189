using System;

namespace Undercroft.Layouts
{
    /// <summary>A step on the way through a mission.</summary>
    [Serializable]
    public sealed class MissionStep
    {
        /// <summary>The value of <see cref="connection"/> for steps within a room.</summary>
        public const int NoConnection = -1;

        /// <summary>What is done: "take", "open", "turn", "walk" or "goal".</summary>
        public string @do = "";

        /// <summary>Index of the room where the player is afterwards.</summary>
        public int room;

        /// <summary>Index of the connection that is opened or passed, or <see cref="NoConnection"/>.</summary>
        public int connection = NoConnection;

        /// <summary>What is taken, or opens a lock, or "".</summary>
        public string item = "";

        /// <summary>The <see cref="Room.sphere"/> of the room.</summary>
        public int sphere;
    }
}
