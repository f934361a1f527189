using UnityEngine;

namespace Undercroft.Building
{
    /// <summary>How building changes the scene: the editor does it so that it can be undone.</summary>
    internal interface ISceneWriter
    {
        /// <summary>Called before a component or asset is changed.</summary>
        void WillChange(Object changed);

        /// <summary>Called after a game object was made, before anything is below it.</summary>
        void HasMade(GameObject made);

        GameObject Instantiate(GameObject prefab, Transform parent);

        /// <summary>Destroys a game object with everything below it.</summary>
        void Destroy(GameObject gone);
    }
}
