/** The text of a file, with completion, and with what is wrong at its line. */
import { autocompletion } from "@codemirror/autocomplete";
import { defaultKeymap, indentWithTab } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { bracketMatching, foldGutter, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import type { Diagnostic as Mark } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { Annotation, EditorState, Transaction } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useRef } from "preact/hooks";
import type { Change } from "../document/source.js";
import type { ProjectEvent } from "../document/project.js";
import type { Studio } from "../studio.js";
import { completions } from "./completions.js";
import { useStudio } from "./use-studio.js";

/** Marks transactions that bring in changes made elsewhere. */
const fromProject = Annotation.define<boolean>();

const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--code-key)" },
  { tag: [tags.string, tags.content], color: "var(--code-text)" },
  { tag: [tags.number, tags.bool, tags.keyword], color: "var(--code-number)" },
  { tag: [tags.comment, tags.lineComment], color: "var(--code-comment)", fontStyle: "italic" },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace], color: "var(--code-mark)" },
]);

/** @param goTo a place to show, each new object once */
export function TextView({ file, goTo }: { file: string; goTo: { line: number; column: number } | undefined }) {
  const studio = useStudio();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | undefined>(undefined);

  useEffect(() => {
    const editor = new EditorView({ state: stateOf(studio, file), parent: host.current! });
    view.current = editor;
    const { project } = studio;
    const stop = project.subscribe((event) => takeIn(editor, file, event, project.text(file)));
    showDiagnostics(editor, studio, file);
    return () => {
      stop();
      editor.destroy();
      view.current = undefined;
    };
  }, [studio, studio.project, file]);

  useEffect(() => {
    if (view.current) {
      showDiagnostics(view.current, studio, file);
    }
  }, [studio.diagnostics, file]);

  useEffect(() => {
    if (view.current && file === studio.project.level && !view.current.hasFocus) {
      reveal(view.current, studio);
    }
  }, [studio.selection]);

  useEffect(() => {
    const editor = view.current;
    if (editor && goTo) {
      const line = editor.state.doc.line(Math.min(goTo.line, editor.state.doc.lines));
      const position = Math.min(line.from + goTo.column - 1, line.to);
      editor.dispatch({ selection: { anchor: position }, effects: EditorView.scrollIntoView(position, { y: "center" }) });
      editor.focus();
    }
  }, [goTo, file]);

  return <div class="text-view" ref={host} />;
}

function stateOf(studio: Studio, file: string): EditorState {
  const { project } = studio;
  return EditorState.create({
    doc: project.text(file),
    extensions: [
      lineNumbers(),
      foldGutter(),
      lintGutter(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      yaml(),
      syntaxHighlighting(colours),
      autocompletion({ override: [(context) => completions(context, studio, file)] }),
      EditorState.tabSize.of(2),
      EditorView.contentAttributes.of({ "aria-label": `Text of ${file}`, spellcheck: "false" }),
      keymap.of([
        { key: "Mod-z", run: () => (project.undo(), true), preventDefault: true },
        { key: "Mod-y", run: () => (project.redo(), true), preventDefault: true },
        { key: "Mod-Shift-z", run: () => (project.redo(), true), preventDefault: true },
        ...searchKeymap,
        ...defaultKeymap,
        indentWithTab,
      ]),
      EditorView.updateListener.of((update) => {
        if (!update.docChanged || update.transactions.some((transaction) => transaction.annotation(fromProject))) {
          return;
        }
        const changes: Change[] = [];
        update.changes.iterChanges((from, to, _fromB, _toB, inserted) => {
          changes.push({ from, to, insert: inserted.toString() });
        });
        const isTyping = update.transactions.some(
          (transaction) => transaction.isUserEvent("input.type") || transaction.isUserEvent("delete"),
        );
        project.apply([{ file, changes }], isTyping ? "typing" : "text");
      }),
    ],
  });
}

/** Takes in changes that other views or undo made. */
function takeIn(editor: EditorView, file: string, event: ProjectEvent, text: string): void {
  if (editor.state.doc.toString() === text) {
    return;
  }
  for (const edit of event.edits) {
    if (edit.file === file) {
      const last = edit.changes.at(-1)!;
      const shift = edit.changes.slice(0, -1).reduce((sum, change) => sum + change.insert.length - (change.to - change.from), 0);
      editor.dispatch({
        changes: edit.changes.map((change) => ({ ...change })),
        selection: { anchor: last.from + shift + last.insert.length },
        annotations: [fromProject.of(true), Transaction.addToHistory.of(false)],
        scrollIntoView: true,
      });
    }
  }
  if (editor.state.doc.toString() !== text) {
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: text },
      annotations: [fromProject.of(true)],
    });
  }
}

function showDiagnostics(editor: EditorView, studio: Studio, file: string): void {
  const { doc } = editor.state;
  const marks = studio.diagnostics
    .filter((diagnostic) => diagnostic.file === file)
    .map((diagnostic): Mark => {
      const line = doc.line(Math.min(Math.max(diagnostic.line, 1), doc.lines));
      const from = Math.min(line.from + Math.max(diagnostic.column - 1, 0), line.to);
      const word = /^[\w-]+/.exec(doc.sliceString(from, line.to));
      return {
        from,
        to: Math.min(from + Math.max(word?.[0].length ?? 1, 1), line.to),
        severity: diagnostic.severity,
        message: diagnostic.text,
      };
    });
  editor.dispatch(setDiagnostics(editor.state, marks));
}

/** Shows where the selected room or connection stands in the text. */
function reveal(editor: EditorView, studio: Studio): void {
  const { selection, model } = studio;
  const position =
    selection?.kind === "room"
      ? model.rooms.find((room) => room.id === selection.id)?.position
      : selection && model.connections[selection.index]?.position;
  if (position !== undefined && position <= editor.state.doc.length) {
    editor.dispatch({
      selection: { anchor: position },
      effects: EditorView.scrollIntoView(position, { y: "center" }),
    });
  }
}
