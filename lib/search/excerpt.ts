import { findMarks } from './marks';
import { type Paragraph, readParagraphs } from './paragraphs';
import { partsTexts, plainLine, plainText } from './plain-text';
import { isUnspacedText, phrase } from './search-words';
import type { SearchPage } from './types';

/** Characters before the first match, and of the whole excerpt. */
const lead = 30;
const length = 160;
/** Only so many matches of a long text are considered. */
const mostMarks = 100;

const fence = /^([ >]*)(`{3,})([^\n`]*)\n[\s\S]*?^\1\2`*[ \t]*$/gm;

/** Removes the source of diagrams, because readers see the drawing. */
function withoutDiagrams(markdown: string): string {
  return markdown.replace(fence, (block, _indent, _ticks, language: string) =>
    language.trim().split(/\s/)[0] === 'mermaid' ? '' : block,
  );
}

/** The beginning of a section: a heading, or the name of a term. */
const beginning = /^(?:(?:[\s>]|[*+-]\s|\d+[.)]\s)*#{1,6}\s|[\s>]*\*\*(?=.+\*\*$))(.*)/;

/** The words of a heading. Only Markdown has the dollars of formulas. */
function comparable(heading: string): string {
  return phrase(heading.replaceAll('$', ''));
}

/** The lines of a section as one text. A dot parts those that are no sentences, such as the items of a list. */
function joinLines(lines: readonly Paragraph[]): string {
  return lines.reduce((above, { text, isCode }, at) => {
    const isOpen = !isCode && !lines[at - 1]?.isCode && !/[.!?:;,…。！？：；、]$/.test(above);
    return at === 0 ? text : above + (isOpen ? partsTexts : ' ') + text;
  }, '');
}

/** Texts of a page and its sections from its Markdown. A section begins at the next heading with the same text. */
export function sectionTexts(markdown: string, page: SearchPage): string[] {
  const sections: Paragraph[][] = [[]];
  for (const { text, isCode } of readParagraphs(withoutDiagrams(markdown))) {
    const plain = isCode ? text : plainLine(text);
    const next = page.sections[sections.length - 1];
    // The title opens no section, also if the first section has the same name.
    const [, name] = (isCode || (text.startsWith('# ') && plain === page.title) ? null : beginning.exec(text)) ?? [];
    if (next && name !== undefined && comparable(plainText(name)) === comparable(next.heading)) sections.push([]);
    else if (isCode || (plain && plain !== page.title && !/^[-|:\s]*$/.test(text))) {
      sections.at(-1)?.push({ text: plain, isCode });
    }
  }
  return sections.map(joinLines);
}

/** Start of the excerpt with the most different words; 0 if the text has none of them. */
function bestStart(text: string, words: readonly string[]): number {
  const marks = findMarks(text, words).slice(0, mostMarks);
  let best = { start: 0, count: 0 };
  for (const [start] of marks) {
    const near = marks.filter(([from, to]) => from >= start && to <= start + length - lead);
    const count = new Set(near.map(([from, to]) => text.slice(from, to).toLowerCase())).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/** The part of a text around as many of the words as fit, or its beginning. */
export function cutAround(text: string, words: readonly string[]): string {
  const at = bestStart(text, words);
  const blank = text.indexOf(' ', Math.max(at - lead, 0));
  const start = blank >= 0 && blank < at ? blank + 1 : isUnspacedText(text[at] ?? '') ? at - lead : at;
  const from = at <= lead ? 0 : start;
  const cut = text.slice(from, from + length);
  const end = from + length < text.length ? cut.lastIndexOf(' ') : -1;
  return `${from > 0 ? '… ' : ''}${end > 0 ? `${cut.slice(0, end)} …` : cut}`.trim();
}
