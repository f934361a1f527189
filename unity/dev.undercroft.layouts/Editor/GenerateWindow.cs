using System;
using System.Collections.Generic;
using Undercroft.Building;
using UnityEditor;
using UnityEngine;

namespace Undercroft.Editing
{
    /// <summary>Runs Undercroft, shows what it made or why it made nothing, and imports what is liked.</summary>
    public sealed class GenerateWindow : EditorWindow
    {
        /// <summary>The most layouts of a run: more previews than these are hard to compare.</summary>
        private const int MostLayouts = 50;

        private readonly System.Random random = new System.Random();
        private readonly List<LayoutPreview> previews = new List<LayoutPreview>();
        private GenerationPanel panel;
        private Vector2 scroll;

        [SerializeField]
        private string level = "";

        [SerializeField]
        private long seed = 1;

        [SerializeField]
        private int count = 4;

        [SerializeField]
        private DungeonBuilder builder = null;

        [MenuItem("Window/Undercroft/Generate Layouts")]
        public static void Open()
        {
            GetWindow<GenerateWindow>("Undercroft");
        }

        private void OnGUI()
        {
            scroll = EditorGUILayout.BeginScrollView(scroll);
            DrawRequest();
            if (!panel.IsBusy && GUILayout.Button("Generate"))
            {
                RemovePreviews();
                panel.Start(level, seed, count, ShowPreviews);
            }
            else if (panel.IsBusy && GUILayout.Button("Cancel"))
            {
                panel.Cancel();
            }
            panel.DrawProblems();
            foreach (LayoutPreview preview in previews)
            {
                DrawPreview(preview);
            }
            EditorGUILayout.EndScrollView();
        }

        private void DrawRequest()
        {
            GUILayout.BeginHorizontal();
            level = EditorGUILayout.TextField("Level", level);
            if (GUILayout.Button("Choose…"))
            {
                string chosen = EditorUtility.OpenFilePanel("Level", "", "yaml");
                level = chosen == "" ? level : chosen;
            }
            GUILayout.EndHorizontal();
            GUILayout.BeginHorizontal();
            seed = Math.Max(0, EditorGUILayout.LongField("Seed", seed));
            if (GUILayout.Button("New Seed"))
            {
                seed = LevelSeeds.Next(random);
            }
            GUILayout.EndHorizontal();
            count = Math.Min(Math.Max(1, EditorGUILayout.IntField("Layouts", count)), MostLayouts);
            builder = (DungeonBuilder)EditorGUILayout.ObjectField("Build With", builder, typeof(DungeonBuilder), true);
        }

        private void DrawPreview(LayoutPreview preview)
        {
            EditorGUILayout.LabelField(preview.Name, EditorStyles.boldLabel);
            preview.Draw();
            GUILayout.BeginHorizontal();
            if (GUILayout.Button("Import"))
            {
                panel.Try(() => Import(preview));
            }
            GUI.enabled = builder != null;
            if (GUILayout.Button("Import and Build"))
            {
                panel.Try(() => BuilderActions.Build(builder, Import(preview)));
            }
            GUI.enabled = true;
            GUILayout.EndHorizontal();
        }

        private static LayoutAsset Import(LayoutPreview preview)
        {
            return LayoutImport.Import(preview.Made, UndercroftSettings.instance.ImportFolder);
        }

        private void ShowPreviews(IList<GeneratedLayout> made)
        {
            foreach (GeneratedLayout one in made)
            {
                previews.Add(new LayoutPreview(one));
            }
        }

        private void RemovePreviews()
        {
            foreach (LayoutPreview preview in previews)
            {
                preview.Dispose();
            }
            previews.Clear();
        }

        private void OnEnable()
        {
            panel = new GenerationPanel(Repaint);
        }

        private void OnDisable()
        {
            panel.Cancel();
            RemovePreviews();
        }
    }
}
