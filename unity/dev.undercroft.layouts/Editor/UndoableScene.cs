using Undercroft.Building;
using UnityEditor;
using UnityEngine;

namespace Undercroft.Editing
{
    /// <summary>Changes the open scene so that Undo takes it back, and keeps instances connected to their prefabs.</summary>
    internal sealed class UndoableScene : ISceneWriter
    {
        private readonly string action;

        /// <param name="action">what the Edit menu calls it, such as "Build Dungeon"</param>
        internal UndoableScene(string action)
        {
            this.action = action;
        }

        public void WillChange(Object changed)
        {
            Undo.RegisterCompleteObjectUndo(changed, action);
        }

        public void HasMade(GameObject made)
        {
            Undo.RegisterCreatedObjectUndo(made, action);
        }

        public GameObject Instantiate(GameObject prefab, Transform parent)
        {
            return PrefabUtility.IsPartOfPrefabAsset(prefab)
                ? (GameObject)PrefabUtility.InstantiatePrefab(prefab, parent)
                : Object.Instantiate(prefab, parent, false);
        }

        public void Destroy(GameObject gone)
        {
            Undo.DestroyObjectImmediate(gone);
        }
    }
}
