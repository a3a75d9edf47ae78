import { applySnippet, type Snippet } from './snippets';

interface Place {
  lineNumber: number;
  column: number;
}

interface Range {
  startLineNumber: number;
  startColumn: number;
  endLineNumber: number;
  endColumn: number;
}

/** The part of Monaco's text model that is used here. */
interface Model {
  getValue(): string;
  setValue(text: string): void;
  getEOL(): string;
  setEOL(end: number): void;
  getOffsetAt(at: Place): number;
}

/** The part of Monaco's editor that is used here. */
interface Editor {
  getModel(): Model | null;
  getSelection(): { getStartPosition(): Place; getEndPosition(): Place } | null;
  executeEdits(source: string, edits: { range: Range; text: string }[]): unknown;
  pushUndoStop(): unknown;
  setSelection(range: Range): void;
  revealPositionInCenterIfOutsideViewport(at: Place): void;
  focus(): void;
}

/** `monaco.editor.EndOfLineSequence.LF`. */
const unix = 0;

/** Shows a text. On Windows the editor would add the line ends of Windows, which the front matter does not have. */
export function showText(model: Pick<Model, 'getValue' | 'setValue' | 'setEOL'>, text: string): void {
  if (model.getValue() !== text) model.setValue(text);
  if (!text.includes('\r\n')) model.setEOL(unix);
}

/** Place of a character in a text whose lines end with `\n`. */
function placeOf(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n');
  return { lineNumber: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

function rangeOf(text: string, start: number, end: number): Range {
  const [first, last] = [placeOf(text, start), placeOf(text, end)];
  return {
    startLineNumber: first.lineNumber,
    startColumn: first.column,
    endLineNumber: last.lineNumber,
    endColumn: last.column,
  };
}

/** Replaces the selection and selects the part to be typed over. It is one step for undo. */
export function writeSnippet(editor: Editor, snippet: Omit<Snippet, 'name'>): void {
  const [model, selection] = [editor.getModel(), editor.getSelection()];
  if (!model || !selection) return;
  const text = model.getValue().replaceAll('\r\n', '\n');
  const offsetOf = (at: Place) => model.getOffsetAt(at) - (at.lineNumber - 1) * (model.getEOL().length - 1);
  const [from, to] = [offsetOf(selection.getStartPosition()), offsetOf(selection.getEndPosition())];
  const change = applySnippet(snippet, { text, from, to });
  editor.pushUndoStop();
  editor.executeEdits('toolbar', [{ range: rangeOf(text, change.start, change.end), text: change.text }]);
  editor.pushUndoStop();
  const written = text.slice(0, change.start) + change.text + text.slice(change.end);
  editor.setSelection(rangeOf(written, change.from, change.to));
  editor.revealPositionInCenterIfOutsideViewport(placeOf(written, change.from));
  editor.focus();
}
