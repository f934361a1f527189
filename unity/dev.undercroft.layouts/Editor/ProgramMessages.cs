using System.Collections.Generic;
using UnityEditor;
using UnityEditorInternal;
using UnityEngine;

namespace Undercroft.Editing
{
    /// <summary>Shows what Undercroft printed. A click on an error opens its file at its line.</summary>
    internal static class ProgramMessages
    {
        internal static void Draw(IEnumerable<ProgramMessage> messages)
        {
            foreach (ProgramMessage message in messages)
            {
                if (message.File == "")
                {
                    EditorGUILayout.HelpBox(message.Text, MessageType.Warning);
                }
                else if (GUILayout.Button(message.Text, EditorStyles.wordWrappedLabel))
                {
                    InternalEditorUtility.OpenFileAtLineExternal(message.File, message.Line, message.Column);
                }
            }
        }
    }
}
