using System;
using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>
    /// The prefab of a room template, built around the template's origin: the root is the pivot, and a cell of the
    /// template is as large as the builder's cell size. The root's own position does not count; its rotation and
    /// scale do.
    /// </summary>
    [Serializable]
    public sealed class TemplatePrefab
    {
        [Tooltip("The room template's name, as in the layout.")]
        public string template = "";

        public GameObject prefab;
    }
}
