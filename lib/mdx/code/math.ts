import type { KatexOptions } from 'katex';
import type { Code } from 'mdast';
import { markdownOptions } from '../../config/markdown-options';
import { readFence } from './code-meta';

/** Options of KaTeX, for pages and content check, with the macros of the site. Sizes are limited to 40 em. */
export const mathOptions = {
  trust: false,
  strict: 'ignore',
  maxExpand: 1_000,
  maxSize: 40,
  macros: markdownOptions.mathMacros,
} as const satisfies KatexOptions;

/** Forbidden commands: definitions can use up all memory, and formulas need no addresses, classes, ids and styles. */
const refused =
  /\\(?:(?:[egx]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand|href|url|includegraphics|html(?:Class|Data|Id|Style))(?![a-zA-Z])|[a-zA-Z]*@[a-zA-Z@]*)/;

/** The first forbidden command of a formula, and its place in the text. */
export function refusedCommand(formula: string): { command: string; at: number } | undefined {
  const found = refused.exec(formula);
  return found ? { command: found[0], at: found.index } : undefined;
}

/** Whether a block of code is a formula, on a site with formulas. */
export function isMathFence({ lang, meta }: Pick<Code, 'lang' | 'meta'>): boolean {
  return markdownOptions.math && readFence(lang, meta).language === 'math';
}
