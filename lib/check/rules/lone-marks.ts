import { nodesOf } from '../../mdx/syntax/nodes';
import type { MarkdownInput, Problem } from '../content/types';
import { placeWithin, type WrittenText, writtenText } from './missing-marks';

/** Marks that come in pairs: bold, struck out, and code. A backslash makes each a sign. */
const marks = /(?<![\\*])\*\*(?!\*)|(?<![\\~])~~(?!~)|(?<![\\`])`(?!`)/g;

const inWord = /[\p{L}\p{N}]/u;

interface LoneMark {
  written: string;
  before: string;
  after: string;
  text: WrittenText;
  index: number;
}

/** Whether asterisks or tildes touch words on one side only. On both it is `2**3` or a path. */
function isMeant({ written, before, after }: LoneMark): boolean {
  if (written === '`') return true;
  const opens = /^$|[\s([{"']/.test(before) && (inWord.test(after) || /[("'[]/.test(after));
  const ends = /^$|[^/\p{L}\p{N}]/u.test(after) && (inWord.test(before) || /[!"').?\]]/.test(before));
  return opens || ends;
}

function hintOf({ written, before, after }: LoneMark): string {
  if (written === '`' && inWord.test(before) && inWord.test(after)) return "Write ' for an apostrophe.";
  const plain = written.replaceAll(/./g, '\\$&');
  return `Write ${written} on the other side of the words too, or ${plain} where it is no mark.`;
}

/** Marks that are shown as text, because their paragraph or heading has no second one. */
export function loneMarks({ body }: MarkdownInput): Problem[] {
  return [...body.nodes.of('paragraph'), ...body.nodes.of('heading')].flatMap((block) => {
    const found = nodesOf(block, 'text').flatMap((node): LoneMark[] => {
      const text = writtenText(body, node);
      if (!text) return [];
      return Array.from(text.source.matchAll(marks), ({ 0: written, index }) => ({
        written,
        before: text.source[index - 1] ?? '',
        after: text.source[index + written.length] ?? '',
        text,
        index,
      }));
    });
    return found
      .filter((one) => isMeant(one) && found.every((other) => other === one || other.written !== one.written))
      .map((one) => ({
        code: 'text/no-mark',
        ...placeWithin(body, one.text, one.index, one.written.length).place,
        message: `${one.written === '`' ? 'A backtick' : `\`${one.written}\``} is shown as text: there is no second one`,
        hint: hintOf(one),
      }));
  });
}
