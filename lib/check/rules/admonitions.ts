import type { ContainerDirective } from 'mdast-util-directive';
import type { Position } from 'unist';
import { admonitionTypes } from '../../mdx/plugins/remark-admonitions';
import { readAlert } from '../../mdx/plugins/remark-alerts';
import { fileStart, onLine } from '../../report/place';
import { didYouMean } from '../../report/suggest';
import type { MarkdownInput, Problem } from '../content/types';

/** Containers with an unknown name. */
export function admonitionNames({ body, lines }: MarkdownInput): Problem[] {
  const names = [...admonitionTypes.keys()];
  return body.nodes.of('containerDirective').flatMap((node) => {
    if (admonitionTypes.has(node.name)) return [];
    const place = body.place(node.position);
    const colons = /^:+/.exec(lines.line(place.line).slice(place.column - 1))?.[0].length ?? 3;
    return {
      code: 'admonition/unknown',
      ...onLine(place.line, place.column, colons + node.name.length),
      message: `:::${node.name} is not an admonition`,
      hint:
        node.name === 'details'
          ? 'Write <Details summary="…"> and </Details>.'
          : didYouMean(node.name, names, `Known: ${names.join(', ')}.`),
    };
  });
}

type Container = ContainerDirective & { position: Position };

function isClosed({ position: { start, end } }: Container, lines: readonly string[]): boolean {
  const last = (lines[end.line - 1] ?? '').slice(0, end.column - 1);
  return end.line > start.line && last.trimEnd().endsWith(':::');
}

/** Opening line of a container, such as `:::note`. */
function openingOf({ name, position: { start } }: Container, lines: readonly string[]): string {
  const colons = /^:+/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[0] ?? ':::';
  return colons + name;
}

/** Containers that end with the document or with their parent, instead of by a closing line. */
export function admonitionEnds({ body }: MarkdownInput): Problem[] {
  const lines = body.text.split('\n');
  const containers = body.nodes
    .of('containerDirective')
    .filter((node): node is Container => node.position !== undefined);
  const closed = containers.filter((node) => isClosed(node, lines));
  const open = containers.filter((node) => !closed.includes(node));
  return open.map((node) => {
    const { start, end } = node.position;
    const opening = openingOf(node, lines);
    const colons = opening.slice(0, -node.name.length);
    // A line of colons closes the outermost container with at most as many colons.
    const outer = closed.findLast(
      (other) =>
        other.position.start.line < start.line &&
        other.position.end.line >= end.line &&
        openingOf(other, lines).length - other.name.length <= colons.length,
    );
    return {
      code: 'admonition/unclosed',
      ...body.place({ start, end: { line: start.line, column: start.column + opening.length } }),
      message: `${opening} is never closed`,
      hint: outer
        ? `The next ${colons} closes ${openingOf(outer, lines)} around it. Close this one before, or give that one a colon more at both ends.`
        : `Add a line with ${colons} after its last line; an admonition around another needs one colon more.`,
    };
  });
}

/** Quotes that start like GitHub's alerts and are none. */
function strayAlerts({ body }: MarkdownInput): Problem[] {
  return body.nodes.of('blockquote').flatMap((node) => {
    const [first] = node.children;
    const [opening] = first?.type === 'paragraph' ? first.children : [];
    // Obsidian opens and closes a box by a sign behind the brackets.
    const [text, name = '', fold] =
      /^\[!([a-z]+)\]([+-])?(?!\S)/i.exec(opening?.type === 'text' ? opening.value : '') ?? [];
    const { line, column } = opening?.position?.start ?? fileStart;
    if (text === undefined || readAlert(node)) return [];
    const names = [...admonitionTypes.keys()].map((type) => type.toUpperCase());
    const message = `\`${text}\` opens no alert and would be shown as text`;
    const type = name.toLowerCase();
    if (fold) {
      const details = `<Details summary="…"${fold === '+' ? ' open' : ''}>`;
      return {
        code: 'admonition/stray',
        ...onLine(line, column, text.length),
        message,
        hint: `Write ${details}, the text, and </Details>.`,
      };
    }
    const hint = admonitionTypes.has(type)
      ? `Write ${text} alone in its line, and the text in the next one. A box with a title is :::${type}[Title].`
      : didYouMean(name.toUpperCase(), names, `Known: ${names.join(', ')}.`);
    return { code: 'admonition/stray', ...onLine(line, column, text.length), message, hint };
  });
}

/** Lines of three colons that neither open nor close anything and would be shown as text, and quotes that are almost alerts. */
export function admonitionStray(input: MarkdownInput): Problem[] {
  const { body, lines } = input;
  const problems = strayAlerts(input);
  for (const node of body.nodes.of('paragraph')) {
    const { start, end } = node.position ?? {};
    const isLabel = node.data !== undefined && 'directiveLabel' in node.data;
    if (!start || !end || isLabel) continue;
    for (let line = start.line; line <= end.line; line++) {
      const before = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(?=:::)/.exec(lines.line(line))?.[0];
      if (before === undefined) continue;
      const text = lines.line(line).slice(before.length).trimEnd();
      const column = before.length + 1;
      const hint = /^:+$/.test(text)
        ? 'Remove it, or open an admonition above it.'
        : 'Write :::note, or :::note[Title], with every bracket closed.';
      const message = `\`${text.slice(0, 40)}\` belongs to no admonition and would be shown as text`;
      problems.push({ code: 'admonition/stray', ...onLine(line, column, text.length), message, hint });
    }
  }
  return problems;
}
