using System.Linq;
using System.Reflection;

namespace UnityEngine
{
    /// <summary>Does what Unity's player loop does. Only the stubs have it.</summary>
    public static class StubPlayer
    {
        /// <summary>Begins a scene in which an object is: calls Start of its components.</summary>
        public static void Start(GameObject gameObject)
        {
            Application.isPlaying = true;
            foreach (MonoBehaviour behaviour in gameObject.Components.OfType<MonoBehaviour>().ToArray())
            {
                MethodInfo start = behaviour.GetType().GetMethod("Start", BindingFlags.Instance | BindingFlags.NonPublic);
                if (start != null)
                {
                    start.Invoke(behaviour, null);
                }
            }
        }

        /// <summary>Lets all coroutines of an object go on once.</summary>
        /// <returns>whether some are left</returns>
        public static bool NextFrame(GameObject gameObject)
        {
            bool left = false;
            foreach (MonoBehaviour behaviour in gameObject.Components.OfType<MonoBehaviour>())
            {
                behaviour.coroutines.RemoveAll(routine => !routine.MoveNext());
                left |= behaviour.coroutines.Count > 0;
            }
            return left;
        }

        /// <summary>Back to the editor.</summary>
        public static void Stop()
        {
            Application.isPlaying = false;
        }
    }
}
