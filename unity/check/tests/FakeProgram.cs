using System;
using System.Diagnostics;
using System.IO;
using System.Threading;
using Undercroft.Editing;
using UnityEditor;

namespace Undercroft.Check
{
    /// <summary>A shell script in place of Undercroft, and folders for what it makes, as the settings of a project.</summary>
    internal sealed class FakeProgram : IDisposable
    {
        /// <summary>The script ends within milliseconds; this is for a machine under load.</summary>
        private static readonly TimeSpan Patience = TimeSpan.FromSeconds(30);

        private readonly string folder;

        /// <param name="script">runs with the variables level, out, seed and count</param>
        internal FakeProgram(string script)
        {
            folder = Path.Combine(Path.GetTempPath(), "undercroft program " + Guid.NewGuid());
            Directory.CreateDirectory(folder);
            Level = Path.Combine(folder, "my level.yaml");
            File.WriteAllText(Level, "");
            string program = Path.Combine(folder, "program");
            File.WriteAllText(program, "#!/bin/sh\nlevel=$2 out=$6 seed=${10} count=${12}\nmkdir -p \"$out\"\n" + script + "\n");
            using (Process chmod = Process.Start("chmod", "+x \"" + program + "\""))
            {
                chmod.WaitForExit();
            }
            ImportFolder = Path.Combine(folder, "Assets");
            StubProject.Folder = ImportFolder;
            UndercroftSettings.instance.Program = program;
            UndercroftSettings.instance.ImportFolder = ImportFolder;
        }

        internal string Level { get; private set; }

        internal string ImportFolder { get; private set; }

        /// <summary>Lets the editor go on until no run is awaited any more.</summary>
        internal void Await()
        {
            var watch = Stopwatch.StartNew();
            while (EditorApplication.update != null)
            {
                if (watch.Elapsed > Patience)
                {
                    throw new TimeoutException("The program has not ended.");
                }
                EditorApplication.update();
                Thread.Sleep(1);
            }
        }

        public void Dispose()
        {
            Directory.Delete(folder, true);
        }
    }
}
