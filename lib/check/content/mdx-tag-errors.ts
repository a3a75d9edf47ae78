import { htmlVoidElements } from 'html-void-elements';
import type { VFileMessage } from 'vfile-message';
import { componentNames } from '../../mdx/components/components';
import type { LineIndex } from '../../report/place';
import { elementNames } from './html-names';
import { enclosingTag } from './mdx-openings';
import type { Problem } from './types';

/** A syntax error in words for authors, and a repair that lets parsing continue. */
export interface MdxError {
  problem: Problem;
  blank: [number, number];
  /** Replacement instead of blanks. A tag without an end becomes self-closing, so that its attributes are still checked. */
  instead?: string;
  /** Tags that lose their partner by this error, an end tag by name, a start tag as `<a>`. They are not reported. */
  orphans?: string[];
  /** Whether the place is only certain once blanking it has helped. */
  unsure?: boolean;
}

const code = 'mdx/syntax';

/** A place in a message in words: ``for `<b>` (3:1-3:4)``. */
function namedTag(reason: string, lines: LineIndex): { name: string; range: [number, number] } | undefined {
  const match = /for `<([^>`]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason);
  if (!match) return undefined;
  const offset = (line: number, column: number) => lines.offset(Number(match[line])) + Number(match[column]) - 1;
  return { name: match[1] ?? '', range: [offset(2, 3), offset(4, 5)] };
}

/** Whether what looks like a start tag is the type of something, as in `Array<T>`. */
function isType(name: string, start: number, text: string): boolean {
  const isKnown = elementNames.has(name) || componentNames.some((known) => known === name) || name.includes('-');
  return !isKnown && /[\p{L}\p{N}_]$/u.test(text.slice(Math.max(start - 2, 0), start));
}

/** A start and an end tag that do not belong together, or a start tag alone. */
export function tagMismatch(reason: string, at: number, lines: LineIndex, text: string): MdxError | undefined {
  const opened = namedTag(reason, lines);
  if (!opened) return undefined;
  const { name, range } = opened;
  const tag = text.slice(...range);
  if (isType(name, range[0], text)) {
    const hint = `Write \\${tag} for plain text, or put it in \`code\`.`;
    return { problem: { code, ...lines.place(...range), message: `<${name}> is never closed`, hint }, blank: range };
  }
  const instead = tag.endsWith('>') ? { instead: `${tag.slice(0, -1)}/>` } : {};
  const closing = /^Unexpected closing tag `([^`]*)`/.exec(reason)?.[1];
  const isVoid = htmlVoidElements.includes(name);
  // The end tag after an unclosed tag belongs to an outer one.
  if (closing && !isVoid) {
    const hint = `Close <${name}> from line ${lines.place(range[0]).line} first: </${name}>.`;
    const end = lines.place(at, at + closing.length);
    return {
      problem: { code, ...end, message: `${closing} closes nothing: <${name}> is still open`, hint },
      blank: range,
      ...instead,
      orphans: [closing.slice(2, -1), name],
    };
  }
  const paragraph = /before the end of `(\w+)`/.exec(reason)?.[1];
  const hint = isVoid
    ? `Write ${(tag.endsWith('>') ? tag.slice(0, -1) : tag).trimEnd()} />.`
    : `Add </${name}>${paragraph === 'paragraph' ? ' in the same paragraph, or put the tag on a line of its own' : ''}.`;
  return {
    problem: { code, ...lines.place(...range), message: `<${name}> is never closed`, hint },
    blank: range,
    ...instead,
    orphans: [name],
  };
}

/** An end tag in a paragraph, with its start tag on a line of its own. */
export function endTagInText(reason: string, at: number, lines: LineIndex, text: string): MdxError | undefined {
  const tag = /^Expected the closing tag `([^`]*)` either/.exec(reason)?.[1];
  if (tag === undefined || !text.startsWith(tag, at)) return undefined;
  const range: [number, number] = [at, at + tag.length];
  const message = `${tag} stands in the text of a paragraph, <${tag.slice(2)} does not`;
  return {
    problem: { code, ...lines.place(...range), message, hint: `Put ${tag} on a line of its own.` },
    blank: range,
    orphans: [`<${tag.slice(2)}`],
  };
}

/** For files that were written as Markdown, for example for GitHub. */
const orPlain = ', or format: md in the front matter: it is valid in plain Markdown.';

function characterHint(reason: string): string {
  if (/in (?:attribute|code)|attribute value/.test(reason))
    return `Put attribute values in quotes ("…") or braces ({…})${orPlain}`;
  if (/to create a link/.test(reason)) return `Write a link as [text](url)${orPlain}`;
  return 'Write a plain < as \\< or &lt;, or put it in `code`.';
}

/** Characters that are invalid in a tag. */
export function tagError(error: VFileMessage, at: number, lines: LineIndex, masked: string): MdxError {
  const { reason } = error;
  const found = /^Unexpected (?:character )?`(.+?)` \(/.exec(reason)?.[1];
  const atEnd = /^Unexpected end of file/.test(reason);
  const [start, end] = enclosingTag(masked, atEnd ? at - 1 : at) ?? [at, at + 1];
  const message = atEnd ? 'A tag is not finished' : `Unexpected ${found ? `\`${found}\`` : 'character'} in a tag`;
  const hint = atEnd ? 'Close the tag with >, and every quote in it.' : characterHint(reason);
  const place = atEnd ? lines.place(start, start + 1) : lines.place(at, at + 1);
  if (atEnd) return { problem: { code, ...place, message, hint }, blank: [start, start + 1], unsure: true };
  const tag = masked.slice(start, end);
  const name = tag.endsWith('>') && !tag.endsWith('/>') ? /^<([\w.:-]+)/.exec(tag)?.[1] : undefined;
  return {
    problem: { code, ...place, message, hint },
    blank: [start, Math.max(end, start + 1)],
    ...(name && { orphans: [name] }),
  };
}

/** An end tag without a start tag. */
export function strayEndTag(at: number, lines: LineIndex, text: string, masked: string): MdxError {
  const [from, to] = enclosingTag(masked, at) ?? [at, at + 1];
  const tag = text.slice(from, to);
  return {
    problem: {
      code,
      ...lines.place(from, to),
      message: `${tag} closes nothing`,
      hint: `Remove it, or add <${tag.replace(/[</>\s]/g, '')}> before it.`,
    },
    blank: [from, to],
  };
}
