using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>Marks the cell of a template in which its game object stands. Spawns put things there.</summary>
    [AddComponentMenu("Undercroft/Marker")]
    public sealed class TemplateMarker : MonoBehaviour
    {
        [SerializeField]
        [Tooltip("The marker's name. Leave empty for that of the game object.")]
        private string marker = "";

        [SerializeField]
        [Tooltip("Joins markers that are interchangeable. Empty for none.")]
        private string group = "";

        [SerializeField]
        private MarkerFacing facing = MarkerFacing.None;

        /// <summary>The marker's name.</summary>
        public string Marker
        {
            get { return marker == "" ? gameObject.name : marker; }
            set { marker = value; }
        }

        public string Group
        {
            get { return group; }
            set { group = value; }
        }

        public MarkerFacing Facing
        {
            get { return facing; }
            set { facing = value; }
        }
    }
}
