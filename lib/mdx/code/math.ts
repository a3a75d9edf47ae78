import type { KatexOptions } from 'katex';
import type { Code } from 'mdast';
import { markdownOptions } from '../../config/markdown-options';
import { readFence } from './code-meta';

/** How formulas are read, on pages and in the content check, with the commands of the site. What is drawn is no larger than 40 em. */
export const mathOptions = {
  trust: false,
  strict: 'ignore',
  maxExpand: 1_000,
  maxSize: 40,
  macros: markdownOptions.mathMacros,
} as const satisfies KatexOptions;

/**
 * What formulas may not hold. Definitions, and names with `@` that give the same: a few lines of them would take all memory.
 * Addresses, classes, ids and styles: a formula is only drawn.
 */
const refused =
  /\\(?:(?:[egx]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand|href|url|includegraphics|html(?:Class|Data|Id|Style))(?![a-zA-Z])|[a-zA-Z]*@[a-zA-Z@]*)/;

/** The first command of a formula that is not drawn, and where in its text. */
export function refusedCommand(formula: string): { command: string; at: number } | undefined {
  const found = refused.exec(formula);
  return found ? { command: found[0], at: found.index } : undefined;
}

/** Whether a block of code is a formula, on a site that has formulas. */
export function isMathFence({ lang, meta }: Pick<Code, 'lang' | 'meta'>): boolean {
  return markdownOptions.math && readFence(lang, meta).language === 'math';
}
