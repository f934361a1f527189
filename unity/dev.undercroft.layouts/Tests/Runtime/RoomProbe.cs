using Undercroft.Building;
using UnityEngine;

namespace Undercroft.Tests
{
    internal sealed class RoomProbe : MonoBehaviour, IRoomBuilt
    {
        internal BuiltRoom Built { get; private set; }

        public void OnRoomBuilt(BuiltRoom built)
        {
            Built = built;
        }
    }
}
