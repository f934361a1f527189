using System;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>
    /// A prefab of a room template, built around the template's origin: the root is the pivot, and a cell of the
    /// template has the builder's cell size. The root's own position is ignored; its rotation and scale are
    /// applied. A template may have several; the layout's seed then decides which a room gets.
    /// </summary>
    [Serializable]
    public sealed class TemplatePrefab
    {
        [Tooltip("The room template's name, as in the layout.")]
        public string template = "";

        public GameObject prefab;
    }
}
