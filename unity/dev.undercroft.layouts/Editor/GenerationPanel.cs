using System;
using System.Collections.Generic;
using System.IO;
using Undercroft.Layouts;
using UnityEditor;
using UnityEngine;

namespace Undercroft.Editing
{
    /// <summary>A run of Undercroft for a window or inspector: starts it, waits for it, and shows what went wrong.</summary>
    internal sealed class GenerationPanel
    {
        private readonly Action repaint;
        private LayoutGeneration generation;
        private Action<IList<GeneratedLayout>> whenMade;
        private IList<ProgramMessage> messages = new ProgramMessage[0];
        private string problem = "";
        private string shownProblem = "";

        /// <param name="repaint">draws the window again</param>
        internal GenerationPanel(Action repaint)
        {
            this.repaint = repaint;
        }

        /// <summary>Whether a run is under way.</summary>
        internal bool IsBusy
        {
            get { return generation != null; }
        }

        /// <summary>Starts a run.</summary>
        /// <param name="handle">gets what was made, once the run is done</param>
        internal void Start(string level, long seed, int count, Action<IList<GeneratedLayout>> handle)
        {
            Try(() =>
            {
                messages = new ProgramMessage[0];
                whenMade = handle;
                generation = LayoutGeneration.Start(
                    UndercroftSettings.instance, level, seed, count, FileUtil.GetUniqueTempPathInProject());
                EditorApplication.update += Await;
            });
        }

        /// <summary>Ends a run that is under way.</summary>
        internal void Cancel()
        {
            if (generation != null)
            {
                EditorApplication.update -= Await;
                generation.Dispose();
                generation = null;
            }
        }

        /// <summary>Runs an action and remembers what the user can mend.</summary>
        internal void Try(Action action)
        {
            problem = "";
            try
            {
                action();
            }
            catch (InvalidOperationException e)
            {
                problem = e.Message;
            }
            catch (LayoutFormatException e)
            {
                problem = e.Message;
            }
            catch (IOException e)
            {
                problem = e.Message;
            }
        }

        internal void DrawProblems()
        {
            // What is drawn may change only when the window is laid out, not when a button is pressed.
            if (Event.current.type == EventType.Layout)
            {
                shownProblem = problem;
            }
            if (shownProblem != "")
            {
                EditorGUILayout.HelpBox(shownProblem, MessageType.Error);
            }
            ProgramMessages.Draw(messages);
        }

        private void Await()
        {
            if (generation.IsDone)
            {
                Try(() =>
                {
                    messages = generation.Messages;
                    whenMade(generation.Layouts());
                });
                Cancel();
                repaint();
            }
        }
    }
}
