using System.Collections.Generic;
using UnityEngine;
using UnityEngine.Tilemaps;

namespace Undercroft.Building
{
    /// <summary>
    /// Makes a prefab with a tilemap a room template: the tiles are its floor, and this component says where doors may be. The
    /// origin of the tilemap must lie at the prefab's root. The editor writes such prefabs as Undercroft's YAML.
    /// </summary>
    [AddComponentMenu("Undercroft/Doors")]
    [DisallowMultipleComponent]
    public sealed class TemplateDoors : MonoBehaviour
    {
        [SerializeField]
        [Tooltip("Every tile of it is floor. Leave empty for the first tilemap of the prefab.")]
        private Tilemap floor = null;

        [SerializeField]
        [Tooltip("Anywhere: on every edge. Listed: only those in the list.")]
        private DoorPlaces places = DoorPlaces.Anywhere;

        [SerializeField]
        [Tooltip("With Anywhere: the length of each door, and how far it stays from both ends of its edge, in cells.")]
        private AnywhereDoors anywhere = new AnywhereDoors();

        [SerializeField]
        [Tooltip("With Listed: where doors may be.")]
        private List<ListedDoor> listed = new List<ListedDoor>();

        [SerializeField]
        [Tooltip("Identity: as drawn. Rotations: turned. All: turned and mirrored.")]
        private TemplateTransforms transforms = TemplateTransforms.Identity;

        [SerializeField]
        [Tooltip("How often it is drawn relative to other templates, from 1.")]
        private int weight = 1;

        /// <summary>The tilemap whose tiles are floor, or null for the first one of the prefab.</summary>
        public Tilemap Floor
        {
            get { return floor; }
            set { floor = value; }
        }

        public DoorPlaces Places
        {
            get { return places; }
            set { places = value; }
        }

        /// <summary>The doors with <see cref="DoorPlaces.Anywhere"/>.</summary>
        public AnywhereDoors Anywhere
        {
            get { return anywhere; }
        }

        /// <summary>The doors with <see cref="DoorPlaces.Listed"/>.</summary>
        public IList<ListedDoor> Listed
        {
            get { return listed; }
        }

        public TemplateTransforms Transforms
        {
            get { return transforms; }
            set { transforms = value; }
        }

        /// <summary>How often it is drawn relative to other templates, from 1.</summary>
        public int Weight
        {
            get { return weight; }
            set { weight = value; }
        }
    }
}
