using System.Collections.Generic;
using Undercroft.Building;
using UnityEditor;
using UnityEngine;

namespace Undercroft.Editing
{
    /// <summary>The inspector of a builder, with buttons that generate, build and clear.</summary>
    [CustomEditor(typeof(DungeonBuilder))]
    public sealed class DungeonBuilderEditor : Editor
    {
        private readonly System.Random random = new System.Random();
        private GenerationPanel panel;

        private DungeonBuilder Builder
        {
            get { return (DungeonBuilder)target; }
        }

        public override void OnInspectorGUI()
        {
            DrawDefaultInspector();
            GUILayout.BeginHorizontal();
            GUI.enabled = !panel.IsBusy && Builder.Generation.level != "";
            if (GUILayout.Button(panel.IsBusy ? "Generating…" : "Generate"))
            {
                Generate();
            }
            GUI.enabled = !panel.IsBusy && Builder.Layout != null;
            if (GUILayout.Button("Build"))
            {
                panel.Try(() => BuilderActions.Build(Builder));
            }
            if (GUILayout.Button("Find Prefabs"))
            {
                panel.Try(() => BuilderActions.FindPrefabs(Builder));
            }
            GUI.enabled = !panel.IsBusy;
            if (GUILayout.Button("Clear"))
            {
                panel.Try(() => BuilderActions.Clear(Builder));
            }
            GUI.enabled = true;
            GUILayout.EndHorizontal();
            panel.DrawProblems();
        }

        private void Generate()
        {
            GenerationRequest request = Builder.Generation;
            if (request.newSeed)
            {
                Undo.RecordObject(Builder, "Generate Dungeon");
                request.seed = LevelSeeds.Next(random);
            }
            panel.Start(request.level, request.seed, 1, BuildFirst);
        }

        private void BuildFirst(IList<GeneratedLayout> made)
        {
            if (made.Count > 0)
            {
                BuilderActions.Build(Builder, LayoutImport.Import(made[0], UndercroftSettings.instance.ImportFolder));
            }
        }

        private void OnEnable()
        {
            panel = new GenerationPanel(Repaint);
        }

        private void OnDisable()
        {
            panel.Cancel();
        }
    }
}
