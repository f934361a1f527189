using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>Changes the scene of a running game, or for code that runs in the editor, without Undo.</summary>
    internal sealed class PlainSceneWriter : ISceneWriter
    {
        public void WillChange(Object changed)
        {
        }

        public void HasMade(GameObject made)
        {
        }

        public GameObject Instantiate(GameObject prefab, Transform parent)
        {
            return Object.Instantiate(prefab, parent, false);
        }

        public void Destroy(GameObject gone)
        {
            // Object.Destroy waits for the end of the frame. Until then nobody should find the old dungeon below its builder.
            gone.transform.SetParent(null, false);
            if (Application.isPlaying)
            {
                Object.Destroy(gone);
            }
            else
            {
                Object.DestroyImmediate(gone);
            }
        }
    }
}
