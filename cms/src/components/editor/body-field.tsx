'use client';

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  toast,
  useDocumentInfo,
  useField,
  useFormFields,
} from '@payloadcms/ui';
import type { CodeFieldClientComponent } from 'payload';
import { type DragEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { splitTranslation } from '../../../../lib/content/files/translations';
import { reasonOf } from '../../../../lib/report/reason-of';
import { textOf } from '../../../../lib/report/values';
import { useApi } from '../use-api';
import { BodyToolbar, type Tool } from './body-toolbar';
import { writeSnippet } from './editor-text';
import { type Hit, LinkSearch, pageKinds } from './link-search';
import { MarkdownEditor, type Mounted } from './markdown-editor';
import { pastedFiles, pastedFormat } from './pasted-files';
import { linkTo } from './relative-link';
import { type Snippet, snippets } from './snippets';
import { uploadPicture } from './upload-picture';
import { useBodyProblems } from './use-body-problems';

const lostPictures = 'Pictures do not come with a text. Copy and paste each alone, or press Picture.';
const linkKinds = [...pageKinds, 'media'];

function countWords(text: string): string {
  const count = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return `${count.toLocaleString('en')} ${count === 1 ? 'word' : 'words'}`;
}

/** Adds the shortcuts of the toolbar to the editor. */
function useSnippetKeys(mounted: Mounted | undefined): void {
  useEffect(() => {
    if (!mounted) return;
    const { editor, monaco } = mounted;
    const added = snippets.flatMap((snippet) => {
      if (!snippet.key) return [];
      const keybindings = [monaco.KeyMod.CtrlCmd | monaco.KeyCode[`Key${snippet.key}`]];
      const { name } = snippet;
      return editor.addAction({ id: name, label: name, keybindings, run: () => writeSnippet(editor, snippet) });
    });
    return () => {
      for (const action of added) action.dispose();
    };
  }, [mounted]);
}

/** Uploads files one after the other and passes each to `insert`. @returns the name of the current one, and a starter */
function useUploads(insert: (file: File, uploaded: string, at: number) => void) {
  const api = useApi();
  const [uploading, setUploading] = useState('');
  async function upload(files: readonly File[]): Promise<void> {
    for (const [at, file] of files.entries()) {
      setUploading(file.name);
      try {
        insert(file, await uploadPicture(api, file), at);
      } catch (error) {
        toast.error(`${file.name}: ${reasonOf(error)}`);
      }
    }
    setUploading('');
  }
  return { uploading, upload };
}

/** Pastes text with a format as Markdown, or its words if that cannot be loaded. One undo takes it back. */
async function pasteFormat({ editor }: Mounted, html: string, words: string): Promise<void> {
  const text = await import('../../../../lib/cms/editor/pasted-markdown').then(
    ({ pastedMarkdown }) => pastedMarkdown(html, () => toast.info(lostPictures, { id: lostPictures })),
    () => words,
  );
  editor.trigger('paste', 'paste', { text, pasteOnNewLine: false });
}

/** Stops an event before the editor handles it. */
function take(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The text of a document: a Markdown editor with a toolbar, underlined problems, and pictures by paste and drop. */
export const BodyField: CodeFieldClientComponent = ({ field, path: fieldPath, readOnly = false }) => {
  const form = useField<string>({ potentiallyStalePath: fieldPath });
  const { value, setValue, showError } = form;
  const { id } = useDocumentInfo();
  const path = useFormFields(([fields]) => textOf(fields['path']?.value) ?? '');
  const [mounted, setMounted] = useState<Mounted>();
  const [isSearching, setSearching] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const text = value ?? '';
  useBodyProblems(mounted);
  useSnippetKeys(mounted);

  // Translations link like their originals. What has no path yet gets one in the folder of its collection.
  const linkedFrom = splitTranslation(path)?.original || path || (textOf(field.admin?.custom?.['path']) ?? '');
  const run = (snippet: Omit<Snippet, 'name'>) => mounted && writeSnippet(mounted.editor, snippet);
  const link = (words: string, to: string) => run(linkTo(linkedFrom, to, words));
  const openSearch = () => setSearching(mounted !== undefined);

  const { uploading, upload } = useUploads((file, uploaded, at) => {
    if (at > 0) run({ before: '\n\n', text: '', after: '', block: false, isWhole: true });
    link(file.name.replace(/\.\w+$/, '').replace(/[_-]+/g, ' '), uploaded);
  });

  async function takeFiles(files: readonly File[]): Promise<void> {
    if (files.length > 0 && mounted) await upload(files);
  }

  function takeDrop(event: DragEvent): void {
    if (event.dataTransfer.files.length === 0) return;
    take(event);
    const place = mounted?.editor.getTargetAtClientPoint(event.clientX, event.clientY)?.position;
    if (place) mounted?.editor.setPosition(place);
    void takeFiles([...event.dataTransfer.files]);
  }

  function choose({ title, path: to }: Hit): void {
    setSearching(false);
    link(title, to);
  }

  const tools: Tool[] = [
    ...snippets.map((snippet) => ({ ...snippet, run: () => run(snippet) })),
    { name: 'Link', key: 'K', isOpen: isSearching, run: () => (isSearching ? setSearching(false) : openSearch()) },
    { name: 'Picture', run: () => fileInput.current?.click() },
  ];
  // While the form is saved, its author writes on.
  const isReadOnly = readOnly || form.formInitializing;

  return (
    <div
      id="field-body"
      className={`field-type code-field body-field${showError ? ' error' : ''}`}
      onPasteCapture={(event) => {
        const { clipboardData, target } = event;
        const files = pastedFiles(clipboardData);
        const isText = target instanceof Element && target.closest('.markdown-editor') !== null;
        const html = isText && mounted ? pastedFormat(clipboardData) : '';
        if (files.length === 0 && html === '') return;
        take(event);
        if (files.length > 0) void takeFiles(files);
        else if (mounted) void pasteFormat(mounted, html, clipboardData.getData('text/plain'));
      }}
      onDragOverCapture={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDropCapture={takeDrop}
      onKeyDownCapture={(event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || isReadOnly) return;
        // Otherwise Monaco waits for a second key.
        take(event);
        openSearch();
      }}
    >
      <FieldLabel as="span" label={field.label ?? 'Body'} path={fieldPath} />
      {!isReadOnly && <BodyToolbar tools={tools} />}
      <input
        ref={fileInput}
        type="file"
        multiple
        hidden
        aria-label="Picture"
        onChange={({ target }) => void takeFiles([...(target.files ?? [])]).finally(() => (target.value = ''))}
      />
      {isSearching && (
        <LinkSearch
          label="Link to"
          placeholder="Words of a title, or the name of a picture"
          kinds={linkKinds}
          onChoose={choose}
          onClose={() => {
            setSearching(false);
            mounted?.editor.focus();
          }}
        />
      )}
      <div className="field-type__wrap">
        <FieldError path={fieldPath} showError={showError} />
        <MarkdownEditor
          label="Body"
          value={text}
          readOnly={isReadOnly}
          isSaving={form.formProcessing}
          isNew={id === undefined}
          onChange={setValue}
          onMount={setMounted}
        />
      </div>
      <p className="body-count" role="status">
        {uploading === '' ? '' : `Uploading ${uploading} …`}
      </p>
      <p className="body-count">{countWords(text)}. Tab leads out of the text; Ctrl+M makes it indent.</p>
      {field.admin?.description && <FieldDescription description={field.admin.description} path={fieldPath} />}
    </div>
  );
};
