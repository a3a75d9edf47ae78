import { findMarks } from './marks';
import type { SearchPage } from './types';
import { isUnspacedText, phrase } from './words';

/** Characters before the first match, and in all. */
const lead = 30;
const length = 160;

/** Of HTML, readers see the text. A sign that is no tag is written with a backslash. */
const tag = /(?<!\\)<(?:!--.*?--|\/?[a-z][\w.-]*(?:\s[^<>]*)?\/?)>/gi;
/** Signs at the beginning of a line: lists, quotes, headings, tables, boxes of tasks, and the number of a footnote. */
const opening = /^\s*(?:[>#|:-]+\s*|\d+[.)]\s+|[*+]\s+)*(?:\[[ x]\]\s+|\[\^[^[\]]{1,100}\]:\s*)?/i;
/** A list item may begin with a fence. */
const fenceLine = /^(?:[\s>]|[*+-]\s|\d+[.)]\s)*(`{3,}|~{3,})(.*)$/;

/** Markdown outside of code as a reader sees it. */
function plainText(markdown: string): string {
  return markdown
    .replace(/\[\^[^[\]]{1,100}\]/g, '')
    .replace(/!?\[([^[\]]{0,500})\]\([^)]{0,500}\)/g, '$1')
    .replace(tag, '')
    .replace(/(?<!\\)\*+|__|~~|\\$|\\(?=[*_`[\]|<>])/g, '');
}

/** One line of Markdown as a reader sees it. Only for showing: it is never parsed again. */
function plainLine(line: string): string {
  return line
    .replace(opening, '')
    .replace(/^\[![A-Z]+\]\s*/, '')
    .replace(/(`+)(.*?)\1|[^`]+|`/g, (part, ticks?: string, code?: string) =>
      ticks === undefined ? (part === '`' ? '' : plainText(part)) : (code ?? ''),
    )
    .split('|')
    .map((cell) => cell.trim())
    .join(' ')
    .trim();
}

/** A block of code with its language. */
const fence = /^([ >]*)(`{3,})([^\n`]*)\n[\s\S]*?^\1\2`*[ \t]*$/gm;

/** Without the source of diagrams, which readers see drawn. */
function withoutDiagrams(markdown: string): string {
  return markdown.replace(fence, (block, _indent, _ticks, language: string) =>
    language.trim().split(/\s/)[0] === 'mermaid' ? '' : block,
  );
}

/** What may begin a section: a heading, or the name of a term. */
const beginning = /^(?:(?:[\s>]|[*+-]\s|\d+[.)]\s)*#{1,6}\s|[\s>]*\*\*(?=.+\*\*$))(.*)/;

/** A heading by its words: Markdown escapes some signs, and the dollars of a formula are in it only. */
function comparable(heading: string): string {
  return phrase(plainText(heading).replaceAll('$', ''));
}

/**
 * Texts of a page and its sections, in the order of its records, from its Markdown. A section begins at the next heading
 * that reads like its own; a list of contents may well say the same before.
 */
export function sectionTexts(markdown: string, page: SearchPage): string[] {
  const texts = [''];
  const add = (text: string) => {
    texts[texts.length - 1] += `${text} `;
  };
  let fence = '';
  for (const line of withoutDiagrams(markdown).split('\n')) {
    const [, marker = '', after = ''] = fenceLine.exec(line) ?? [];
    if (fence !== '') {
      if (marker.startsWith(fence) && after.trim() === '') fence = '';
      else if (line.trim() !== '' && marker === '') add(line.trim());
      continue;
    }
    fence = marker;
    if (fence !== '') continue;
    const plain = plainLine(line);
    const next = page.sections[texts.length - 1];
    // The title is above all sections, also above one that is called the same.
    const [, name] = (line.startsWith('# ') && plain === page.title ? null : beginning.exec(line)) ?? [];
    if (next && name !== undefined && comparable(name) === comparable(next.heading)) texts.push('');
    else if (plain && plain !== page.title && !/^[-|:\s]*$/.test(line)) add(plain);
  }
  return texts;
}

/** Part of a text around the first of the words; its beginning where there is none. */
export function cutAround(text: string, words: readonly string[]): string {
  const at = findMarks(text, words)[0]?.[0] ?? 0;
  const blank = text.indexOf(' ', Math.max(at - lead, 0));
  const start = blank >= 0 && blank < at ? blank + 1 : isUnspacedText(text[at] ?? '') ? at - lead : at;
  const from = at <= lead ? 0 : start;
  const cut = text.slice(from, from + length);
  const end = from + length < text.length ? cut.lastIndexOf(' ') : -1;
  return `${from > 0 ? '… ' : ''}${end > 0 ? `${cut.slice(0, end)} …` : cut}`.trim();
}
