using Undercroft.Building;
using UnityEngine;

namespace Undercroft.Tests
{
    internal sealed class DoorProbe : MonoBehaviour, IDoorBuilt
    {
        internal BuiltDoor Built { get; private set; }

        public void OnDoorBuilt(BuiltDoor built)
        {
            Built = built;
        }
    }
}
