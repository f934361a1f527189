using System;
using System.Collections.Generic;
using System.Linq;
using Undercroft.Layouts;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>
    /// The prefab of a room template, built around the template's origin: the root is the pivot, and a cell of the
    /// template has the builder's cell size. The root's own position is ignored; its rotation and scale are
    /// applied.
    /// </summary>
    [Serializable]
    public sealed class TemplatePrefab
    {
        [Tooltip("The room template's name, as in the layout.")]
        public string template = "";

        public GameObject prefab;

        /// <summary>The prefabs by template.</summary>
        /// <param name="hasTiles">whether rooms without a prefab are visible as tiles</param>
        /// <exception cref="InvalidOperationException">if a room would be invisible or has two prefabs</exception>
        internal static Dictionary<string, GameObject> For(
            Layout layout, IEnumerable<TemplatePrefab> entries, bool hasTiles)
        {
            var prefabs = new Dictionary<string, GameObject>();
            foreach (TemplatePrefab entry in entries.Where(entry => entry.prefab != null))
            {
                if (prefabs.ContainsKey(entry.template))
                {
                    throw new InvalidOperationException(
                        "The template \"" + entry.template + "\" has two prefabs in the builder. Remove one.");
                }
                prefabs.Add(entry.template, entry.prefab);
            }
            string[] missing = layout.rooms.Select(room => room.template).Distinct()
                .Where(template => !prefabs.ContainsKey(template)).ToArray();
            if (prefabs.Count > 0 && !hasTiles && missing.Length > 0)
            {
                throw new InvalidOperationException("No prefab is given for the templates " + string.Join(", ", missing)
                    + ". Add them to the builder, or give it a tilemap.");
            }
            return prefabs;
        }
    }
}
