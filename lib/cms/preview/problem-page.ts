import { toDiagnostic } from '../../check/content/content-codes';
import { fileFacts } from '../../check/content/file-facts';
import { fileKind } from '../../check/content/kinds';
import { type Diagnostic, sentencesOf } from '../../report/diagnostic';
import type { CmsEntry } from '../adapters/adapter';
import { fieldProblem } from '../editor/field-problem';
import { collections } from '../entries/collections';
import { entryPlace, placeText } from '../entries/entry-place';
import { type EntryProblem, standInFor, tryRender } from '../entries/render';

/**
 * Mistakes of the content check in a draft itself. Broken links do not count: the page can be shown.
 * @param text file of the draft
 */
export function draftProblems(entry: CmsEntry, text: string, allowedKeys: readonly string[]): EntryProblem[] {
  const kind = fileKind(entry.path);
  if (!kind || collections[entry.kind].form !== 'document') return [];
  const bytes = new TextEncoder().encode(text);
  const { problems } = fileFacts({ path: entry.path, kind, bytes, allowedKeys, untrusted: true });
  return problems
    .map((problem): Diagnostic => toDiagnostic(entry.path, problem))
    .filter(({ severity }) => severity === 'error')
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map((found) => ({ place: placeText(entryPlace(entry, text, found)), message: sentencesOf(found) }));
}

/** Escapes a text so that Markdown shows it as it is. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

function longestRun(text: string, sign: string): number {
  return Math.max(0, ...(text.match(new RegExp(`${sign}+`, 'g')) ?? []).map(({ length }) => length));
}

function sourceBlock(source: string, lines: readonly string[]): string {
  // A file with the character itself could not be read.
  const body = source.replaceAll('\0', '\u2400');
  const fence = '`'.repeat(Math.max(3, longestRun(body, '`') + 1));
  const marked = lines.length > 0 ? ` {${[...new Set(lines)].join(',')}}` : '';
  return `${fence}md showLineNumbers${marked}\n${body}${body.endsWith('\n') ? '' : '\n'}${fence}\n`;
}

/** Fields that can always be shown. */
function withoutBrokenFields(entry: CmsEntry): CmsEntry {
  const model = collections[entry.kind];
  const sound = model.fields.filter((field) => fieldProblem(model, field, entry.fields[field.name]) === undefined);
  return { ...standInFor(entry), fields: Object.fromEntries(sound.map(({ name }) => [name, entry.fields[name]])) };
}

/**
 * Page of the preview for a draft that cannot be shown: its mistakes, and its text with marked lines. Address, title and place
 * in the sidebar are those of the draft, so that the rest of the site does not change.
 */
export function problemPage(entry: CmsEntry, problems: readonly EntryProblem[]): string | undefined {
  const items = problems.map(({ place, message }) => `- **${plain(place || 'entry')}**: ${plain(message)}\n`);
  const lines = problems.flatMap(({ place }) => /^body (\d+):/.exec(place)?.[1] ?? []);
  const body = `:::danger[This draft cannot be shown yet]\n\n${items.join('')}\n:::\n\n${sourceBlock(entry.body, lines)}`;
  const sound = withoutBrokenFields(entry);
  const title = sound.fields['title'] ?? entry.title;
  const page = { ...sound, fields: { ...sound.fields, title, format: 'mdx' }, body };
  return tryRender([page])?.[0]?.text;
}
