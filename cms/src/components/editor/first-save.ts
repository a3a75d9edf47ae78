import type { Editor } from './markdown-editor';

interface Left {
  sent: string | undefined;
  text: string;
  view: ReturnType<Editor['saveViewState']>;
  hasFocus: boolean;
  at: number;
}

/** Milliseconds in which the form of the saved entry appears. */
const patience = 30_000;

let left: Left | undefined;

/** Notes the state of an editor whose new entry was saved with a text, before another one takes its place. */
export function leave(editor: Editor, sent: string | undefined): void {
  left = {
    sent,
    text: editor.getValue(),
    view: editor.saveViewState(),
    hasFocus: editor.hasTextFocus(),
    at: Date.now(),
  };
}

/** Goes on where the editor of the new entry was left: with what was typed during the save, the selection and the focus. */
export function goOn(editor: Editor): void {
  const { sent, text, view, hasFocus, at } = left ?? {};
  left = undefined;
  if (sent !== editor.getValue() || text === undefined || Date.now() - (at ?? 0) > patience) return;
  const range = editor.getModel()?.getFullModelRange();
  if (text !== sent && range) editor.executeEdits('first save', [{ range, text }]);
  if (view) editor.restoreViewState(view);
  if (hasFocus) editor.focus();
}
