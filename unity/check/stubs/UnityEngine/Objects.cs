using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

namespace UnityEngine
{
    [Flags]
    public enum HideFlags
    {
        None = 0,
        HideAndDontSave = 61
    }

    public class Object
    {
        private bool destroyed;

        public string name { get; set; }

        public HideFlags hideFlags { get; set; }

        public static bool operator ==(Object x, Object y)
        {
            return ReferenceEquals(Alive(x), Alive(y));
        }

        public static bool operator !=(Object x, Object y)
        {
            return !(x == y);
        }

        public override bool Equals(object other)
        {
            return ReferenceEquals(this, other);
        }

        public override int GetHashCode()
        {
            return System.Runtime.CompilerServices.RuntimeHelpers.GetHashCode(this);
        }

        public static void DestroyImmediate(Object obj)
        {
            var gameObject = obj as GameObject;
            if (gameObject != null)
            {
                gameObject.Dissolve();
            }
            obj.destroyed = true;
        }

        /// <summary>Unity waits until the frame's end; here nobody can tell.</summary>
        public static void Destroy(Object obj)
        {
            DestroyImmediate(obj);
        }

        /// <summary>A deep copy of a game object, in the same place relative to its new parent.</summary>
        public static T Instantiate<T>(T original, Transform parent, bool worldPositionStays) where T : Object
        {
            if (worldPositionStays)
            {
                throw new NotSupportedException();
            }
            GameObject copy = ((GameObject)(Object)original).Copied();
            copy.name += "(Clone)";
            copy.transform.SetParent(parent, false);
            return (T)(Object)copy;
        }

        internal Object Copy()
        {
            return (Object)MemberwiseClone();
        }

        private static Object Alive(Object o)
        {
            return ReferenceEquals(o, null) || o.destroyed ? null : o;
        }
    }

    public class ScriptableObject : Object
    {
        public static T CreateInstance<T>() where T : ScriptableObject
        {
            return Activator.CreateInstance<T>();
        }
    }

    public class TextAsset : Object
    {
        public TextAsset(string text)
        {
            this.text = text;
        }

        public string text { get; private set; }
    }

    public enum PrimitiveType
    {
        Cube = 3
    }

    public sealed class GameObject : Object
    {
        private readonly List<Component> components = new List<Component>();

        public GameObject(string name)
        {
            this.name = name;
            transform = AddComponent<Transform>();
        }

        /// <summary>A cube.</summary>
        public static GameObject CreatePrimitive(PrimitiveType type)
        {
            var primitive = new GameObject(type.ToString());
            primitive.AddComponent<MeshRenderer>();
            primitive.AddComponent<BoxCollider>().size = Vector3.one;
            return primitive;
        }

        public Transform transform { get; private set; }

        public int layer { get; set; }

        public T AddComponent<T>() where T : Component
        {
            var component = (T)Activator.CreateInstance(typeof(T), true);
            Add(component);
            return component;
        }

        public T GetComponent<T>()
        {
            return components.OfType<T>().FirstOrDefault();
        }

        public T[] GetComponents<T>()
        {
            return components.OfType<T>().ToArray();
        }

        public T[] GetComponentsInChildren<T>(bool includeInactive)
        {
            return components.OfType<T>().Concat(transform.Children.SelectMany(
                child => child.gameObject.GetComponentsInChildren<T>(includeInactive))).ToArray();
        }

        internal IEnumerable<Component> Components
        {
            get { return components; }
        }

        /// <summary>Takes what hangs on it along.</summary>
        internal void Dissolve()
        {
            transform.SetParent(null, false);
            foreach (Transform child in transform.Children.ToArray())
            {
                DestroyImmediate(child.gameObject);
            }
        }

        internal GameObject Copied()
        {
            var copy = new GameObject(name);
            copy.transform.localPosition = transform.localPosition;
            copy.transform.localRotation = transform.localRotation;
            copy.transform.localScale = transform.localScale;
            foreach (Component component in components.Where(component => !(component is Transform)))
            {
                copy.Add((Component)component.Copy());
            }
            foreach (Transform child in transform.Children)
            {
                child.gameObject.Copied().transform.SetParent(copy.transform, false);
            }
            return copy;
        }

        private void Add(Component component)
        {
            component.gameObject = this;
            components.Add(component);
        }
    }

    public class Component : Object
    {
        public GameObject gameObject { get; internal set; }

        public Transform transform { get { return gameObject.transform; } }

        public T GetComponent<T>()
        {
            return gameObject.GetComponent<T>();
        }

        public T[] GetComponents<T>()
        {
            return gameObject.GetComponents<T>();
        }
    }

    public class Behaviour : Component
    {
    }

    public sealed class Coroutine
    {
        internal Coroutine()
        {
        }
    }

    public class MonoBehaviour : Behaviour
    {
        internal readonly List<IEnumerator> coroutines = new List<IEnumerator>();

        /// <summary>Runs up to the first yield at once, as Unity does.</summary>
        public Coroutine StartCoroutine(IEnumerator routine)
        {
            if (routine.MoveNext())
            {
                coroutines.Add(routine);
            }
            return new Coroutine();
        }
    }

    public sealed class Transform : Component
    {
        private readonly List<Transform> children = new List<Transform>();

        private Transform()
        {
            localRotation = Quaternion.identity;
            localScale = Vector3.one;
        }

        public Transform parent { get; private set; }

        public Vector3 position { get { return TransformPoint(Vector3.zero); } }

        public Vector3 localPosition { get; set; }

        public Quaternion localRotation { get; set; }

        public Vector3 localScale { get; set; }

        public int childCount { get { return children.Count; } }

        internal IEnumerable<Transform> Children { get { return children; } }

        public Transform GetChild(int index)
        {
            return children[index];
        }

        public Transform Find(string name)
        {
            return children.FirstOrDefault(child => child.gameObject.name == name);
        }

        public void SetParent(Transform parent, bool worldPositionStays)
        {
            if (worldPositionStays)
            {
                throw new NotSupportedException();
            }
            if (this.parent != null)
            {
                this.parent.children.Remove(this);
            }
            this.parent = parent;
            if (parent != null)
            {
                parent.children.Add(this);
            }
        }

        /// <summary>Scaled, then turned, then moved, from the innermost transform outwards.</summary>
        public Vector3 TransformPoint(Vector3 position)
        {
            Vector3 outside = localPosition + localRotation * Vector3.Scale(localScale, position);
            return parent == null ? outside : parent.TransformPoint(outside);
        }
    }

    public static class Application
    {
        public static bool isPlaying { get; internal set; }
    }
}
