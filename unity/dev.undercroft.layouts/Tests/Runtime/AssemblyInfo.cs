using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("Undercroft.Editing.Tests")]
