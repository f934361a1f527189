using System;
using System.Collections.Generic;
using System.Reflection;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    /// <summary>
    /// Takes back what was registered: fields of components, the tiles of tilemaps, game objects that were made and destroyed.
    /// </summary>
    public static class Undo
    {
        private static readonly Stack<KeyValuePair<int, Action>> Done = new Stack<KeyValuePair<int, Action>>();
        private static int group;

        /// <summary>The name of the last step, for tests.</summary>
        public static string CurrentName { get; private set; }

        public static void IncrementCurrentGroup()
        {
            group++;
        }

        public static int GetCurrentGroup()
        {
            return group;
        }

        public static void SetCurrentGroupName(string name)
        {
            CurrentName = name;
        }

        public static void CollapseUndoOperations(int groupIndex)
        {
            var collapsed = new List<Action>();
            while (Done.Count > 0 && Done.Peek().Key >= groupIndex)
            {
                collapsed.Add(Done.Pop().Value);
            }
            Done.Push(new KeyValuePair<int, Action>(groupIndex, () => collapsed.ForEach(takeBack => takeBack())));
        }

        public static void RecordObject(Object objectToUndo, string name)
        {
            RegisterCompleteObjectUndo(objectToUndo, name);
        }

        public static void RegisterCompleteObjectUndo(Object objectToUndo, string name)
        {
            Push(StubState.Of(objectToUndo));
        }

        public static void RegisterCreatedObjectUndo(Object objectToUndo, string name)
        {
            Push(() => Object.DestroyImmediate(objectToUndo));
        }

        public static void DestroyObjectImmediate(Object objectToUndo)
        {
            Transform gone = ((GameObject)objectToUndo).transform;
            Transform parent = gone.parent;
            gone.SetParent(null, false);
            Push(() => gone.SetParent(parent, false));
        }

        /// <summary>What a user does by the Edit menu; everything of the last group is taken back.</summary>
        public static void PerformUndo()
        {
            int last = Done.Peek().Key;
            while (Done.Count > 0 && Done.Peek().Key == last)
            {
                Done.Pop().Value();
            }
        }

        private static void Push(Action takeBack)
        {
            Done.Push(new KeyValuePair<int, Action>(group, takeBack));
        }
    }

    /// <summary>The fields of an object, to be given back later. Only the stubs have it.</summary>
    internal static class StubState
    {
        private const BindingFlags Fields =
            BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

        internal static Action Of(Object owner)
        {
            var values = new Dictionary<FieldInfo, object>();
            foreach (FieldInfo field in owner.GetType().GetFields(Fields))
            {
                values[field] = Copied(field.GetValue(owner));
            }
            return () =>
            {
                foreach (KeyValuePair<FieldInfo, object> value in values)
                {
                    value.Key.SetValue(owner, value.Value);
                }
            };
        }

        /// <summary>Lists and dictionaries are copied, because they are changed in place.</summary>
        private static object Copied(object value)
        {
            bool isCollection = value is System.Collections.IList || value is System.Collections.IDictionary;
            return isCollection && !(value is Array) ? Activator.CreateInstance(value.GetType(), value) : value;
        }
    }
}
