using System;
using Undercroft.Building;
using UnityEditor;

namespace Undercroft.Editing
{
    /// <summary>What the inspector of a builder does to the scene. Each action is one step of Undo.</summary>
    public static class BuilderActions
    {
        private const string BuildName = "Build Dungeon";
        private const string ClearName = "Clear Dungeon";
        private const string FillName = "Find Prefabs";

        /// <summary>Builds the builder's layout, with prefabs by name for templates that have none yet.</summary>
        /// <exception cref="InvalidOperationException">if a room would get neither prefab nor tiles</exception>
        public static void Build(DungeonBuilder builder)
        {
            AsOneStep(BuildName, () =>
            {
                Undo.RegisterCompleteObjectUndo(builder, BuildName);
                PrefabsByName.Fill(builder);
                builder.Build(builder.Layout.Layout, new UndoableScene(BuildName));
            });
        }

        /// <summary>Gives the builder another layout and builds it.</summary>
        public static void Build(DungeonBuilder builder, LayoutAsset layout)
        {
            AsOneStep(BuildName, () =>
            {
                Undo.RegisterCompleteObjectUndo(builder, BuildName);
                builder.Layout = layout;
                Build(builder);
            });
        }

        /// <summary>Removes what was built.</summary>
        public static void Clear(DungeonBuilder builder)
        {
            AsOneStep(ClearName, () => builder.Clear(new UndoableScene(ClearName)));
        }

        /// <summary>Adds prefabs by name for templates of the builder's layout that have none.</summary>
        public static void FindPrefabs(DungeonBuilder builder)
        {
            AsOneStep(FillName, () =>
            {
                Undo.RegisterCompleteObjectUndo(builder, FillName);
                PrefabsByName.Fill(builder);
            });
        }

        private static void AsOneStep(string name, Action action)
        {
            Undo.IncrementCurrentGroup();
            Undo.SetCurrentGroupName(name);
            int step = Undo.GetCurrentGroup();
            try
            {
                action();
            }
            finally
            {
                Undo.CollapseUndoOperations(step);
            }
        }
    }
}
