using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Diagnostics;
using System.Text;

namespace Undercroft.Editing
{
    /// <summary>A run of a program beside the editor. Ask <see cref="IsDone"/> now and then.</summary>
    internal sealed class ProgramRun : IDisposable
    {
        private readonly Process process;
        private readonly List<string> errors = new List<string>();

        private ProgramRun(Process process)
        {
            this.process = process;
        }

        /// <summary>Whether it has ended and everything that it printed has been read.</summary>
        internal bool IsDone
        {
            get
            {
                if (!process.HasExited)
                {
                    return false;
                }
                // Without a limit it waits for the readers of the output too.
                process.WaitForExit();
                return true;
            }
        }

        /// <summary>The exit status; only when it is done.</summary>
        internal int Status
        {
            get { return process.ExitCode; }
        }

        /// <summary>The lines on standard error so far.</summary>
        internal string[] Errors
        {
            get
            {
                lock (errors)
                {
                    return errors.ToArray();
                }
            }
        }

        /// <summary>Starts a program.</summary>
        /// <param name="arguments">all arguments in one text</param>
        /// <exception cref="InvalidOperationException">if it cannot be started</exception>
        internal static ProgramRun Start(string fileName, string arguments)
        {
            var run = new ProgramRun(new Process
            {
                StartInfo = new ProcessStartInfo
                {
                    FileName = fileName,
                    Arguments = arguments,
                    UseShellExecute = false,
                    CreateNoWindow = true,
                    RedirectStandardOutput = true,
                    RedirectStandardError = true,
                    StandardOutputEncoding = Encoding.UTF8,
                    StandardErrorEncoding = Encoding.UTF8
                }
            });
            run.Begin();
            return run;
        }

        /// <summary>Ends the program if it still runs.</summary>
        public void Dispose()
        {
            if (!process.HasExited)
            {
                process.Kill();
            }
            process.Dispose();
        }

        private void Begin()
        {
            process.ErrorDataReceived += (sender, line) => Remember(line.Data);
            try
            {
                process.Start();
            }
            catch (Win32Exception e)
            {
                throw new InvalidOperationException("The program \"" + process.StartInfo.FileName
                    + "\" cannot be started: " + e.Message + ". Give its path in the project settings, Undercroft.");
            }
            // A full pipe would stop the program, so its output is read too.
            process.BeginOutputReadLine();
            process.BeginErrorReadLine();
        }

        private void Remember(string line)
        {
            if (!string.IsNullOrEmpty(line))
            {
                lock (errors)
                {
                    errors.Add(line);
                }
            }
        }
    }
}
