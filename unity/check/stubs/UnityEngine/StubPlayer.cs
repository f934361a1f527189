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
                Send(behaviour, "Start");
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

        /// <summary>
        /// What is left of a scene's components after it was saved and loaded: the fields that Unity serializes. The others
        /// are as their constructors made them.
        /// </summary>
        public static void SaveAndLoad(GameObject gameObject)
        {
            foreach (MonoBehaviour behaviour in gameObject.GetComponents<MonoBehaviour>())
            {
                object fresh = System.Activator.CreateInstance(behaviour.GetType(), true);
                foreach (FieldInfo field in behaviour.GetType().GetFields(
                    BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
                {
                    if (!field.IsPublic && !field.IsDefined(typeof(SerializeField), false))
                    {
                        field.SetValue(behaviour, field.GetValue(fresh));
                    }
                }
            }
        }

        /// <summary>Sends one of Unity's messages, however private the method that takes it.</summary>
        public static void Send(Object receiver, string message)
        {
            MethodInfo method = receiver.GetType().GetMethod(message, BindingFlags.Instance | BindingFlags.NonPublic);
            if (method != null)
            {
                method.Invoke(receiver, null);
            }
        }
    }
}
