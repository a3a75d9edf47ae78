'use client';

import { useTheme } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createEchoes } from './echoes';
import { showText } from './editor-text';
import { goOn, leave } from './first-save';
import type { monaco as MonacoModule } from './monaco';

export type Monaco = typeof MonacoModule;
export type Editor = MonacoModule.editor.IStandaloneCodeEditor;

/** A mounted editor. */
export interface Mounted {
  editor: Editor;
  monaco: Monaco;
}

interface MarkdownEditorProps {
  label: string;
  value: string;
  readOnly: boolean;
  /** Whether the form is being saved. */
  isSaving: boolean;
  /** Whether the entry is not saved yet. Payload replaces its form after the first save. */
  isNew: boolean;
  onChange: (value: string) => void;
  /** Called with the editor when it is mounted, and with nothing when it is unmounted. */
  onMount: (mounted: Mounted | undefined) => void;
}

/** Monaco's light theme shows names of attributes in a red with too little contrast. */
function setTheme({ editor }: Monaco, isDark: boolean): void {
  const rules = [{ token: 'attribute.name', foreground: 'a31515' }];
  editor.defineTheme('readable', { base: 'vs', inherit: true, rules, colors: {} });
  editor.setTheme(isDark ? 'vs-dark' : 'readable');
}

/** Whether Tab leaves the editor, as in other fields. Ctrl+M makes it indent, in all editors of the page. */
let tabLeadsOn = false;

function create(monaco: Monaco, parent: HTMLElement, { label, value, readOnly }: MarkdownEditorProps): Editor {
  const editor = monaco.editor.create(parent, {
    value,
    readOnly,
    language: 'markdown',
    ariaLabel: label,
    automaticLayout: true,
    fontSize: 14,
    hideCursorInOverviewRuler: true,
    lineHeight: 22,
    lineNumbersMinChars: 3,
    minimap: { enabled: false },
    overviewRulerBorder: false,
    padding: { top: 8, bottom: 8 },
    renderLineHighlight: 'none',
    scrollBeyondLastLine: false,
    // At the end of the text the wheel scrolls the page.
    scrollbar: { alwaysConsumeMouseWheel: false },
    stickyScroll: { enabled: false },
    unicodeHighlight: { ambiguousCharacters: false },
    wordWrap: 'on',
  });
  const model = editor.getModel();
  if (model) showText(model, value);
  // As an option of the editor it could not be changed later.
  if (!tabLeadsOn) editor.trigger('start', 'editor.action.toggleTabFocusMode', null);
  tabLeadsOn = true;
  return editor;
}

/** A field for Markdown: highlighted, with line numbers. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { value, readOnly, isSaving } = props;
  const parent = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [echoes] = useState(createEchoes);
  /** Text of the last save. Its answer holds it again, and is not newer than what was typed meanwhile. */
  const sent = useRef<string>(undefined);
  const [mounted, setMounted] = useState<Mounted>();
  const { theme } = useTheme();
  useEffect(() => {
    // Effects only run in browsers. This condition saves the build 16 MB, a second Monaco for the server.
    if (typeof window === 'undefined') return undefined;
    let editor: Editor | undefined;
    let isGone = false;
    import('./monaco').then(({ monaco }) => {
      if (isGone || !parent.current) return;
      editor = create(monaco, parent.current, latest.current);
      echoes.tell(latest.current.value);
      // Changes by the editor itself, such as normalized line ends, are no edits of the author.
      editor.onDidChangeModelContent(({ isFlush, isEolChange }) => {
        if (isFlush || isEolChange) return;
        if (!latest.current.isSaving && !latest.current.isNew) sent.current = undefined;
        const text = editor?.getValue() ?? '';
        echoes.tell(text);
        latest.current.onChange(text);
      });
      // The form updates with a delay. Someone who saves right after a key expects that key to be saved.
      const settle = () => {
        const text = echoes.pending();
        if (text !== undefined) flushSync(() => latest.current.onChange(text));
      };
      editor.onDidBlurEditorText(settle);
      editor.onKeyDown(({ ctrlKey, metaKey, code }) => {
        if ((ctrlKey || metaKey) && code === 'KeyS') settle();
      });
      goOn(editor);
      setMounted({ editor, monaco });
      latest.current.onMount({ editor, monaco });
    });
    return () => {
      isGone = true;
      latest.current.onMount(undefined);
      editor?.getModel()?.dispose();
      editor?.dispose();
    };
  }, [echoes]);
  // A layout effect: later ones run when the editor has lost the focus already.
  useLayoutEffect(
    () => () => {
      if (mounted && latest.current.isNew) leave(mounted.editor, sent.current);
    },
    [mounted],
  );
  useEffect(() => {
    if (mounted) setTheme(mounted.monaco, theme === 'dark');
  }, [mounted, theme]);
  useEffect(() => mounted?.editor.updateOptions({ readOnly }), [mounted, readOnly]);
  useEffect(() => {
    if (isSaving) sent.current = mounted?.editor.getValue();
  }, [isSaving, mounted]);
  // The text was changed from outside: the form was reset, or a version restored.
  useEffect(() => {
    const model = mounted?.editor.getModel();
    if (!model || echoes.isOwn(value)) return;
    if (value === sent.current && value !== model.getValue()) latest.current.onChange(model.getValue());
    else showText(model, value);
  }, [echoes, mounted, value]);
  return <div ref={parent} className="markdown-editor" data-ready={mounted !== undefined} />;
}
