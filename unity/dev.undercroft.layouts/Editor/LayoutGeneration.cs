using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Undercroft.Layouts;

namespace Undercroft.Editing
{
    /// <summary>One run of Undercroft that makes layouts of a level.</summary>
    internal sealed class LayoutGeneration : IDisposable
    {
        private readonly string folder;
        private readonly ProgramRun run;

        private LayoutGeneration(string folder, ProgramRun run)
        {
            this.folder = folder;
            this.run = run;
        }

        internal bool IsDone
        {
            get { return run.IsDone; }
        }

        /// <summary>What went wrong, line by line; empty if everything was found.</summary>
        internal IList<ProgramMessage> Messages
        {
            get { return run.Errors.Select(ProgramMessage.Of).ToList(); }
        }

        /// <summary>Starts it.</summary>
        /// <param name="level">the level's file, relative to the folder of the project</param>
        /// <param name="folder">a folder for the layouts that does not exist yet</param>
        /// <exception cref="InvalidOperationException">if something is missing or the program cannot be started</exception>
        internal static LayoutGeneration Start(
            UndercroftSettings settings, string level, long seed, int count, string folder)
        {
            if (settings.Program == "")
            {
                throw new InvalidOperationException(
                    "Where Undercroft is, is not known. Give its path in the project settings, Undercroft.");
            }
            if (!File.Exists(level))
            {
                throw new InvalidOperationException(
                    "There is no level \"" + level + "\". Give the path of a level's .yaml file.");
            }
            string arguments =
                ProgramArguments.Generate(settings.Program, settings.TimeLimit, level, seed, count, folder);
            return new LayoutGeneration(folder, ProgramRun.Start(ProgramArguments.FileName(settings.Program), arguments));
        }

        /// <summary>What was made, by seed; only when it is done.</summary>
        /// <exception cref="LayoutFormatException">if the program wrote what this package cannot read</exception>
        internal IList<GeneratedLayout> Layouts()
        {
            string[] files = Directory.Exists(folder) ? Directory.GetFiles(folder, "*.undercroft") : new string[0];
            return files.Select(file => new GeneratedLayout(file, LayoutReader.Read(File.ReadAllText(file), file)))
                .OrderBy(made => made.Layout.seed).ToList();
        }

        public void Dispose()
        {
            run.Dispose();
        }
    }
}
