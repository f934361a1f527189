using System;
using System.Collections.Generic;
using System.Linq;
using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>The prefabs of a layout's rooms.</summary>
    internal sealed class RoomPrefabs
    {
        private readonly Layout layout;
        private readonly ILookup<string, GameObject> byTemplate;

        /// <param name="hasTiles">whether rooms without a prefab are visible as tiles</param>
        /// <exception cref="InvalidOperationException">if a room would be invisible</exception>
        internal RoomPrefabs(Layout layout, IEnumerable<TemplatePrefab> entries, bool hasTiles)
        {
            this.layout = layout;
            byTemplate = entries.Where(entry => entry.prefab != null).ToLookup(entry => entry.template, entry => entry.prefab);
            string[] missing = layout.rooms.Select(room => room.template).Distinct()
                .Where(template => !byTemplate.Contains(template)).ToArray();
            if (byTemplate.Count > 0 && !hasTiles && missing.Length > 0)
            {
                throw new InvalidOperationException("No prefab is given for the templates " + string.Join(", ", missing)
                    + ". Add them to the builder, or give it a tilemap.");
            }
        }

        /// <summary>A room's prefab, or null. Of several it depends on the layout's seed and the room.</summary>
        internal GameObject Of(Room room)
        {
            GameObject[] choices = byTemplate[room.template].ToArray();
            return choices.Length == 0
                ? null
                : choices[SeededRandom.Of(layout.seed, room.index).Below(choices.Length)];
        }
    }
}
