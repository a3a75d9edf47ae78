import katex, { ParseError } from 'katex';
import type { Code } from 'mdast';
import type { Math as Formula, InlineMath } from 'mdast-util-math';
import { isMathFence, mathOptions, refusedCommand } from '../../mdx/code/math';
import { onlyFormula } from '../../mdx/plugins/remark-math-fences';
import { type LineIndex, onLine } from '../../report/place';
import type { BodySource, MarkdownInput, Problem } from '../content/types';

/** `$5 to $6`: formulas have no blank inside of the dollars, and no digit after the second one. */
const price = /^\$(?:[^$\s](?:[^$]*[^$])?\s\$|\s[^$]*[^$\s]\$)$/;

/** Texts between two prices, which a site with formulas would read as a formula. */
export function mathPrice({ body }: MarkdownInput): Problem[] {
  return body.nodes.of('inlineMath').flatMap(({ position }) => {
    const { start, end } = position ?? {};
    const written = body.text.slice(start?.offset, end?.offset);
    const before = /\d/.test(body.text[end?.offset ?? 0] ?? '') && /^\$[^$]+\$$/.test(written);
    if (!before && !price.test(written)) return [];
    const message = `\`${written}\` is shown as a formula`;
    const hint = 'Write \\$ where a dollar is meant; a formula is $x$, without a blank inside.';
    return { code: 'math/price', ...body.place(position), message, hint };
  });
}

/** Problem of a formula, and its place in the text. */
interface Flaw {
  message: string;
  hint: string;
  at: number;
  length: number;
}

/** Maximum characters of all formulas of a page. Rendered, they are a hundred times as long. */
const longest = 50_000;
const functions = 'See katex.org/docs/supported for what a formula may hold.';
const commands = `${functions.slice(0, -1)}, or define it in \`markdown.mathMacros\`.`;

/** Maximum depth. The renderer recurses several times as deep. */
const deepest = 100;

function depth(markup: string): number {
  let level = 0;
  let most = 0;
  for (const [tag] of markup.matchAll(/<[^>]+>/g)) {
    if (tag.startsWith('</')) level--;
    else if (!tag.endsWith('/>')) most = Math.max(most, ++level);
  }
  return most;
}

function findFlaw(source: string, displayMode: boolean): Flaw | undefined {
  const refused = refusedCommand(source);
  if (refused)
    return {
      message: `${refused.command} is not available in formulas`,
      hint: 'Formulas hold no addresses, styles and definitions: write out what it stands for.',
      at: refused.at,
      length: refused.command.length,
    };
  const whole = { at: 0, length: source.length };
  const tooDeep = { message: 'The formula is nested too deeply', hint: 'Split it.', ...whole };
  try {
    const drawn = katex.renderToString(source, { ...mathOptions, displayMode, output: 'mathml', throwOnError: true });
    return depth(drawn) > deepest ? tooDeep : undefined;
  } catch (error) {
    if (error instanceof ParseError) {
      const known = error.position === undefined ? whole : { at: error.position, length: error.length || 1 };
      const hint = error.rawMessage.startsWith('Undefined control sequence') ? commands : functions;
      return { message: `The formula does not parse: ${error.rawMessage}`, hint, ...known };
    }
    if (error instanceof RangeError) return tooDeep;
    throw error;
  }
}

/** Range of an inline formula, after the dollars and a possible blank. */
function inlinePlace(node: InlineMath, flaw: Flaw, body: BodySource) {
  const { start, end } = node.position ?? { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1 } };
  const from = start.offset ?? 0;
  const raw = body.text.slice(from, end.offset);
  const opening = /^\$+\s*/.exec(raw)?.[0].length ?? 1;
  const padding = /^\s*/.exec(node.value)?.[0].length ?? 0;
  let rest = opening - padding + flaw.at;
  const written = raw.split('\n');
  let index = 0;
  let indent = 0;
  while (index < written.length - 1 && rest > (written[index] ?? '').length - indent) {
    rest -= (written[index] ?? '').length - indent + 1;
    index++;
    indent = /^[\s>]*/.exec(written[index] ?? '')?.[0].length ?? 0;
  }
  const line = start.line + index;
  const column = (index === 0 ? start.column : 1) + indent + Math.max(rest, 0);
  return body.place({ start: { line, column }, end: { line, column: column + flaw.length } });
}

/** Range of a block formula, whose lines may be indented in the file. */
function blockPlace(node: Formula | Code, flaw: Flaw, body: BodySource, lines: LineIndex) {
  const before = node.value.slice(0, flaw.at).split('\n');
  const line = body.place(node.position).line + before.length;
  const text = node.value.split('\n')[before.length - 1] ?? '';
  const from = Math.max(lines.line(line).indexOf(text), 0);
  const column = from + (before.at(-1)?.length ?? 0) + 1;
  const rest = from + text.length + 1 - column;
  return onLine(line, column, Math.max(Math.min(flaw.length, rest), 1));
}

/** Problems of `$$` fences: they need a line of their own, and another one ends the formula. */
function fenceProblem({ meta, position }: Formula, body: BodySource): Problem | undefined {
  const { line, column } = body.place(position);
  const place = onLine(line, column, 2);
  if (meta)
    return {
      code: 'math/syntax',
      ...place,
      message: 'What stands behind the opening $$ is not shown',
      hint: 'Write the formula into the lines between one $$ and the next.',
    };
  const raw = body.text.slice(position?.start.offset, position?.end.offset);
  if (/\n[\s>]*\$\$+\s*$/.test(raw)) return undefined;
  const message = 'The formula is not closed: all that follows is part of it';
  return { code: 'math/syntax', ...place, message, hint: 'Close it with $$ in a line of its own.' };
}

/** Formulas that KaTeX cannot render, on a site with formulas. */
export function mathSyntax({ body, lines }: MarkdownInput): Problem[] {
  const blocks = [...body.nodes.of('math'), ...body.nodes.of('code').filter(isMathFence)];
  const alone = new Set(body.nodes.of('paragraph').map((node) => onlyFormula(node, body.text)));
  const isInline = (node: (typeof formulas)[number]) => node.type === 'inlineMath' && !alone.has(node);
  const formulas = [...body.nodes.of('inlineMath'), ...blocks];
  let total = 0;
  return formulas.flatMap((node): Problem[] => {
    total += node.value.length;
    const fence = node.type === 'math' ? fenceProblem(node, body) : undefined;
    if (fence) return [fence];
    if (total > longest) {
      if (total - node.value.length > longest) return [];
      const message = 'The formulas of the page are too long together';
      return [{ code: 'math/syntax', ...body.place(node.position), message, hint: 'Split the page.' }];
    }
    const flaw = findFlaw(node.value, !isInline(node));
    if (!flaw) return [];
    const place = node.type === 'inlineMath' ? inlinePlace(node, flaw, body) : blockPlace(node, flaw, body, lines);
    return [{ code: 'math/syntax', ...place, message: flaw.message, hint: flaw.hint }];
  });
}
