import { htmlVoidElements } from 'html-void-elements';
import type { VFileMessage } from 'vfile-message';
import { componentNames, isBuiltIn } from '../../mdx/components/components';
import type { LineIndex } from '../../report/place';
import { nearest } from '../../report/suggest';
import { foreignBraces } from './foreign-braces';
import { elementNames } from './html-elements';
import {
  attributeStart,
  braceHint,
  enclosingBraces,
  enclosingTag,
  findOpenBrace,
  maskCode,
  namedTag,
  paragraphAround,
} from './mdx-openings';
import type { Problem } from './types';

type Range = [start: number, end: number];

/** A tag of at most this many characters is shown as it is written, to be found by. */
const longestTag = 80;

/** A syntax error in words for authors, and a repair that lets parsing continue. */
export interface MdxError {
  problem: Problem;
  blank: Range;
  /** Replacement instead of blanks. A tag without an end becomes self-closing, so that its attributes are still checked. */
  instead?: string;
  /** Tags that lose their partner by this error, an end tag by name, a start tag as `<a>`. They are not reported. */
  orphans?: string[];
  /** Whether the place is only certain once blanking it has helped. */
  unsure?: boolean;
}

/** An error of the parser, with the parsed text; `masked` is the text without code and escapes. */
interface Found {
  at: number;
  reason: string;
  lines: LineIndex;
  text: string;
  masked: string;
}

/** An error at a range, which is blanked unless `repair` names another one. */
function mistake(
  { lines }: Pick<Found, 'lines'>,
  range: Range,
  message: string,
  hint: string,
  repair: Omit<Partial<MdxError>, 'problem'> = {},
): MdxError {
  return { problem: { code: 'mdx/syntax', ...lines.place(...range), message, hint }, blank: range, ...repair };
}

const isKnown = (name: string): boolean => elementNames.has(name) || isBuiltIn(name);
const followsWord = (at: number, text: string): boolean => /[\p{L}\p{N}_]$/u.test(text.slice(Math.max(at - 2, 0), at));

/** Whether what looks like a start tag is the type of something, as in `Array<T>`, or stands for a value, as `<your-name>`. */
function isType(name: string, start: number, text: string): boolean {
  const isMisspelt = /^[A-Z]/.test(name) && nearest(name, componentNames).length > 0;
  return !isKnown(name) && (followsWord(start, text) || !(isMisspelt || text.includes(`</${name}>`)));
}

/** A start and an end tag that do not belong together, or a start tag alone. */
function tagMismatch(found: Found): MdxError | undefined {
  const { reason, at, lines, text } = found;
  const opened = namedTag(reason, lines);
  if (!opened) return undefined;
  const { name, range } = opened;
  const tag = text.slice(...range);
  const message = `<${name}> is never closed`;
  if (isType(name, range[0], text)) {
    const component = /^[A-Z]/.test(name) && !followsWord(range[0], text) ? `, or add </${name}> to a component` : '';
    return mistake(found, range, message, `Write \\${tag} for plain text, or put it in \`code\`${component}.`);
  }
  const instead = tag.endsWith('>') ? { instead: `${tag.slice(0, -1)}/>` } : {};
  const closing = /^Unexpected closing tag `([^`]*)`/.exec(reason)?.[1];
  const isVoid = htmlVoidElements.includes(name);
  // The end tag after an unclosed tag belongs to an outer one.
  if (closing && !isVoid) {
    const isMeant = !isKnown(closing.slice(2, -1)) && nearest(closing.slice(2, -1), [name]).length > 0;
    const hint = isMeant
      ? `Write </${name}>.`
      : `Close ${tag.length > longestTag ? `<${name}>` : tag} first: </${name}>.`;
    const repair = { blank: range, ...instead, orphans: [closing.slice(2, -1), name] };
    return mistake(
      found,
      [at, at + closing.length],
      `${closing} closes nothing: <${name}> is still open`,
      hint,
      repair,
    );
  }
  const paragraph = /before the end of `(\w+)`/.exec(reason)?.[1];
  const hint = isVoid
    ? `Write ${(tag.endsWith('>') ? tag.slice(0, -1) : tag).trimEnd()} />.`
    : `Add </${name}>${paragraph === 'paragraph' ? ' in the same paragraph, or put the tag on a line of its own' : ''}.`;
  return mistake(found, range, message, hint, { ...instead, orphans: [name] });
}

/** An end tag in a paragraph, with its start tag on a line of its own. */
function endTagInText(found: Found): MdxError | undefined {
  const { reason, at, text } = found;
  const tag = /^Expected the closing tag `([^`]*)` either/.exec(reason)?.[1];
  if (tag === undefined || !text.startsWith(tag, at)) return undefined;
  const start = `<${tag.slice(2)}`;
  const line = found.lines.line(found.lines.place(at).line);
  // The spaces before it make it a part of the list above.
  const isIndented = line.trim() === tag && line.startsWith('  ');
  const message = `${tag} stands in ${isIndented ? 'the list above it' : 'the text of a paragraph'}, ${start} does not`;
  const hint = isIndented ? `Write ${tag} without spaces before it.` : `Put ${tag} on a line of its own.`;
  return mistake(found, [at, at + tag.length], message, hint, { orphans: [start] });
}

/** For files that were written as Markdown, for example for GitHub. */
const orPlain = ', or format: md in the front matter: it is valid in plain Markdown.';

const plainLess = 'Write a plain < as \\< or &lt;, or put it in `code`.';

function characterHint(reason: string, isMail: boolean): string {
  if (/in (?:attribute|code)|attribute value/.test(reason))
    return `Put attribute values in quotes ("…") or braces ({…})${orPlain}`;
  if (/to create a link/.test(reason) || isMail) return `Write a link as [text](url)${orPlain}`;
  return plainLess;
}

/** Characters that are invalid in a tag. */
function tagError(found: Found): MdxError {
  const { reason, at, masked } = found;
  // A `<` is in a tag only because the one before it opened it.
  const isSecond = masked[at] === '<';
  if (isSecond || /^Unexpected end of file/.test(reason)) {
    const [start] = enclosingTag(masked, at - 1) ?? [at];
    const name = /[\w.:-]*/.exec(masked.slice(start + 1, at))?.[0] ?? '';
    const isLess = followsWord(start, masked) || !isKnown(name);
    const hint = isSecond && isLess ? plainLess : 'Close the tag with >, and every quote in it.';
    return mistake(found, [start, start + 1], 'A tag is not finished', hint, { unsure: !isSecond });
  }
  const character = /^Unexpected (?:character )?`(.+?)` \(/.exec(reason)?.[1];
  const [start, end] = enclosingTag(masked, at) ?? [at, at + 1];
  const tag = masked.slice(start, end);
  const name = tag.endsWith('>') && !tag.endsWith('/>') ? /^<([\w.:-]+)/.exec(tag)?.[1] : undefined;
  const message = `Unexpected ${character ? `\`${character}\`` : 'character'} in a tag`;
  const blank: Range = [start, Math.max(end, start + 1)];
  return mistake(found, [at, at + 1], message, characterHint(reason, tag.startsWith('<mailto:')), {
    blank,
    ...(name && { orphans: [name] }),
  });
}

function strayEndTag(found: Found): MdxError {
  const range = enclosingTag(found.masked, found.at) ?? [found.at, found.at + 1];
  const tag = found.text.slice(...range);
  const hint = `Remove it, or add <${tag.replace(/[</>\s]/g, '')}> before it.`;
  return mistake(found, range, `${tag} closes nothing`, hint);
}

function openBrace(start: number, found: Found): MdxError {
  const blank: Range = [attributeStart(found.masked, start), start + 1];
  if (found.masked.startsWith('{/*', start))
    return mistake(found, [start, start + 3], 'A comment is never closed', 'End it with */} (or --> for <!--).', {
      blank,
      unsure: true,
    });
  const hint = 'Add }, or write \\{ for a plain brace.';
  return mistake(found, [start, start + 1], '{ is never closed', hint, { blank, unsure: true });
}

const idHint =
  'Write letters, digits and hyphens after the #, at the end of a heading: {#my-id}. For a plain brace, write \\{.';

/** Marks of other generators, and values in two braces, as Vue and many templates have them. */
function templateValue([from, to]: Range, found: Found): MdxError | undefined {
  const { masked } = found;
  const isInner = masked[from - 1] === '{' && masked[to] === '}';
  const [start, end] = isInner ? [from - 1, to + 1] : [from, to];
  const text = masked.slice(start, end);
  const foreign = foreignBraces(text);
  if (foreign) {
    const error = mistake(found, [start, end], foreign.message, foreign.hint);
    return { ...error, problem: { ...error.problem, code: 'mdx/foreign' } };
  }
  if (!text.startsWith('{{') || attributeStart(masked, start) < start) return undefined;
  const key = /^\{\{\s*\$?(?:frontmatter|page)\.(\w+)\s*\}\}$/i.exec(text)?.[1];
  const hint = key
    ? `Write {frontMatter.${key}}.`
    : 'Write {frontMatter.key} for a value of the front matter, or put the text in `code`.';
  return mistake(found, [start, end], 'Two braces hold no value here', hint);
}

/** An expression that the parser went on reading into the line after its quote or list. */
function leftOpen(found: Found): MdxError | undefined {
  const { masked, at } = found;
  const open = findOpenBrace(masked, at);
  if (open !== undefined) return openBrace(open, found);
  const range = enclosingBraces(masked, masked.lastIndexOf('}', at - 1));
  if (!range) return undefined;
  const hint = braceHint(found.lines, found.lines.place(...range));
  return templateValue(range, found) ?? mistake(found, range, 'The text in braces is not JavaScript', hint);
}

function expressionError(error: VFileMessage, found: Found): MdxError {
  const { masked } = found;
  let { at } = found;
  const open = error.ruleId === 'unexpected-lazy' ? leftOpen(found) : undefined;
  if (open) return open;
  if (error.ruleId === 'unexpected-eof')
    return openBrace(findOpenBrace(masked, at) ?? Math.max(masked.lastIndexOf('{', at - 1), 0), found);
  // The parser reports the end of the part it understood; the next character is more helpful.
  while (/\s/.test(masked[at] ?? '')) at++;
  const cause = error.cause instanceof Error ? error.cause.message.replace(/ \(\d+:\d+\)$/, '') : error.reason;
  const spread = error.ruleId === 'non-spread' || /spread/.test(error.reason);
  const message = spread
    ? 'Braces between attributes can only spread an object'
    : `The text in braces is not JavaScript: ${cause}`;
  const [start, end] = enclosingBraces(masked, at) ?? [at, at + 1];
  const template = templateValue([start, end], found);
  if (template) return template;
  if (masked.startsWith('{#', start)) return mistake(found, [start, end], 'The braces hold no id of a heading', idHint);
  const declarations =
    /\bstyle\s*=\s*$/.test(masked.slice(Math.max(start - 20, 0), start)) && masked.slice(start + 1, end - 1);
  const hint = declarations
    ? `Write style="${declarations.trim()}".`
    : spread
      ? 'Write name={value}.'
      : braceHint(found.lines, found.lines.place(start));
  return mistake(found, [at, at + 1], message, hint, { blank: [attributeStart(masked, start), end] });
}

/** Explains an error of the MDX parser. `text` is the parsed text. */
export function translateMdxError(error: VFileMessage, text: string, lines: LineIndex): MdxError {
  const { line = 1, column = 1, reason, source, ruleId } = error;
  const at = Math.min(lines.offset(line) + column - 1, text.length);
  const found: Found = { at, reason, lines, text, masked: maskCode(text) };
  const ofTags = (ruleId === 'end-tag-mismatch' ? tagMismatch(found) : undefined) ?? endTagInText(found);
  if (ofTags) return ofTags;
  if (ruleId === 'unexpected-closing-slash') return strayEndTag(found);
  if (source === 'micromark-extension-mdx-expression') return expressionError(error, found);
  if (source === 'micromark-extension-mdx-jsx') return tagError(found);
  const [message, hint] =
    source === 'micromark-extension-mdxjs-esm'
      ? [
          'A paragraph that starts with import or export must be JavaScript',
          'Leave an empty line below it, or start the sentence with another word.',
        ]
      : [reason, 'See mdxjs.com/docs/what-is-mdx for the syntax.'];
  return mistake(found, [at, at + 1], message, hint, { blank: paragraphAround(lines, line) });
}
