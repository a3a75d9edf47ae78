import type { VFileMessage } from 'vfile-message';
import { enclosingBraces, findOpenBrace, maskCode, matchingBrace } from './mdx-openings';

/** A brace that opens no expression. */
export interface SlowBrace {
  start: number;
  end: number;
  /** False where the brace has no end at all. */
  closed: boolean;
}

/** Closing braces times characters from which a look ahead pays. */
const worthwhile = 10_000_000;
const maxPerBlock = 8;

type Parse = (text: string) => VFileMessage | undefined;

/** Stretches of text between empty lines and fenced code. */
function blocksOf(masked: string): [number, number][] {
  return [...masked.matchAll(/^.*\S.*(?:\n.*\S.*)*/gm)].map((match) => [match.index, match.index + match[0].length]);
}

function expressionError(error: VFileMessage | undefined): VFileMessage | undefined {
  return error?.source === 'micromark-extension-mdx-expression' ? error : undefined;
}

function offsetOf(error: VFileMessage, text: string): number {
  const { place } = error;
  const offset = place && ('start' in place ? place.start.offset : place.offset);
  return Math.min(offset ?? text.length, text.length);
}

/** The brace behind an error in one block; undefined where the expression only goes on beyond the block. */
function braceOf(error: VFileMessage, [from, to]: [number, number], masked: string, parse: Parse): SlowBrace | undefined {
  const block = masked.slice(from, to);
  if (error.ruleId !== 'unexpected-eof') {
    const [start, end] = enclosingBraces(block, offsetOf(error, block)) ?? [0, block.length];
    return { start: from + start, end: from + end, closed: true };
  }
  const start = from + (findOpenBrace(block, block.length) ?? 0);
  const end = matchingBrace(masked, start);
  if (end === undefined) return { start, end: start + 1, closed: false };
  return expressionError(parse(masked.slice(from, end))) ? { start, end, closed: true } : undefined;
}

/**
 * Finds braces that open no expression, in large files only. The parser notices such a brace at the end of the file
 * only, after it has tried all the text up to each later brace: minutes, for 100 kB. Block by block it is quick.
 */
export function findSlowBraces(text: string, parse: Parse): SlowBrace[] {
  if (text.length * (text.match(/\}/g)?.length ?? 0) < worthwhile) return [];
  let masked = maskCode(text);
  const found: SlowBrace[] = [];
  for (const range of blocksOf(masked)) {
    for (let attempt = 0; attempt < maxPerBlock; attempt++) {
      const error = expressionError(parse(masked.slice(...range)));
      const brace = error && braceOf(error, range, masked, parse);
      if (!brace) break;
      found.push(brace);
      const { start, end } = brace;
      masked = masked.slice(0, start) + masked.slice(start, end).replace(/[^\n]/g, ' ') + masked.slice(end);
    }
  }
  return found;
}
