using System.Collections.Generic;
using Undercroft.Building;
using UnityEngine;

namespace Undercroft.Tests
{
    internal sealed class StepProbe : MonoBehaviour, IDungeonPostProcessing
    {
        internal List<string> Told { get; set; }

        public void Process(BuiltDungeon dungeon)
        {
            Told.Add("component");
        }
    }
}
