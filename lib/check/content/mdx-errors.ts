import type { VFileMessage } from 'vfile-message';
import type { LineIndex } from '../../report/place';
import { attributeStart, enclosingBraces, findOpenBrace, maskCode, paragraphAround } from './mdx-openings';
import { endTagInText, type MdxError, strayEndTag, tagError, tagMismatch } from './mdx-tag-errors';

const code = 'mdx/syntax';
function startOf(error: VFileMessage): { line: number; column: number } {
  const { place } = error;
  const start = place && 'start' in place ? place.start : place;
  return start ?? { line: error.line ?? 1, column: error.column ?? 1 };
}

function openBrace(start: number, lines: LineIndex, masked: string): MdxError {
  const comment = masked.startsWith('{/*', start);
  const place = lines.place(start, start + (comment ? 3 : 1));
  const message = comment ? 'A comment is never closed' : '{ is never closed';
  const hint = comment ? 'End it with */} (or --> for <!--).' : 'Add }, or write \\{ for a plain brace.';
  return {
    problem: { code, ...place, message, hint },
    blank: [attributeStart(masked, start), start + 1],
    unsure: true,
  };
}

const esmMessage = 'A paragraph that starts with import or export must be JavaScript';
const esmHint = 'Leave an empty line below it, or start the sentence with another word.';

const idHint =
  'Write letters, digits and hyphens after the #, at the end of a heading: {#my-id}. For a plain brace, write \\{.';

function expressionError(error: VFileMessage, reported: number, lines: LineIndex, masked: string): MdxError {
  let at = reported;
  if (error.ruleId === 'unexpected-eof')
    return openBrace(findOpenBrace(masked, at) ?? Math.max(masked.lastIndexOf('{', at - 1), 0), lines, masked);
  // The parser reports the end of the part it understood; the next character is more helpful.
  while (/\s/.test(masked[at] ?? '')) at++;
  const cause = error.cause instanceof Error ? error.cause.message.replace(/ \(\d+:\d+\)$/, '') : error.reason;
  const spread = error.ruleId === 'non-spread' || /spread/.test(error.reason);
  const message = spread
    ? 'Braces between attributes can only spread an object'
    : `The text in braces is not JavaScript: ${cause}`;
  const [start, end] = enclosingBraces(masked, at) ?? [at, at + 1];
  if (masked.startsWith('{#', start)) {
    const problem = { code, ...lines.place(start, end), message: 'The braces hold no id of a heading', hint: idHint };
    return { problem, blank: [start, end] };
  }
  const declarations =
    /\bstyle\s*=\s*$/.test(masked.slice(Math.max(start - 20, 0), start)) && masked.slice(start + 1, end - 1);
  const hint = declarations
    ? `Write style="${declarations.trim()}".`
    : spread
      ? 'Write name={value}.'
      : 'Write \\{ for a plain brace, or put the text in `code`.';
  return { problem: { code, ...lines.place(at, at + 1), message, hint }, blank: [attributeStart(masked, start), end] };
}

/** Explains an error of the MDX parser. `text` is the parsed text. */
export function translateMdxError(error: VFileMessage, text: string, lines: LineIndex): MdxError {
  const start = startOf(error);
  const at = Math.min(lines.offset(start.line) + start.column - 1, text.length);
  const { reason, source } = error;
  const masked = maskCode(text);
  const mismatch = error.ruleId === 'end-tag-mismatch' ? tagMismatch(reason, at, lines, text) : undefined;
  const found = mismatch ?? endTagInText(reason, at, lines, text);
  if (found) return found;
  if (error.ruleId === 'unexpected-closing-slash') return strayEndTag(at, lines, text, masked);
  if (source === 'micromark-extension-mdx-expression') return expressionError(error, at, lines, masked);
  if (source === 'micromark-extension-mdxjs-esm') {
    const problem = { code, ...lines.place(at, at + 1), message: esmMessage, hint: esmHint };
    return { problem, blank: paragraphAround(text, at) };
  }
  if (source === 'micromark-extension-mdx-jsx') return tagError(error, at, lines, masked);
  return {
    problem: {
      code,
      ...lines.place(at, at + 1),
      message: reason,
      hint: 'See mdxjs.com/docs/what-is-mdx for the syntax.',
    },
    blank: paragraphAround(text, at),
  };
}
