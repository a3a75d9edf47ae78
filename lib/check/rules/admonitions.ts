import type { Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Position } from 'unist';
import { admonitionTypes } from '../../mdx/plugins/remark-admonitions';
import { readAlert } from '../../mdx/plugins/remark-alerts';
import { fileStart, onLine } from '../../report/place';
import { didYouMean } from '../../report/suggest';
import { detailsHint } from '../content/foreign-braces';
import { paragraphLines } from '../content/nodes';
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
          ? detailsHint()
          : node.name === 'code-group'
            ? 'Write <Tabs> around the code, and <TabItem label="…"> around each block.'
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
    const type = name.toLowerCase();
    const alone = `Write ${text} alone in its line, and the text in the next one. A box with a title is :::${type}[Title].`;
    const hint = fold
      ? detailsHint(fold === '+' ? ' open' : '')
      : admonitionTypes.has(type)
        ? alone
        : didYouMean(name.toUpperCase(), names, `Known: ${names.join(', ')}.`);
    const message = `\`${text}\` opens no alert and would be shown as text`;
    return [{ code: 'admonition/stray', ...onLine(line, column, text.length), message, hint }];
  });
}

/** Lines of two or three colons that neither open nor close anything and would be shown as text, and quotes that are almost alerts. */
export function admonitionStray(input: MarkdownInput): Problem[] {
  const isLabel = ({ data }: Paragraph) => data !== undefined && 'directiveLabel' in data;
  const paragraphs = input.body.nodes.of('paragraph').filter((node) => !isLabel(node));
  let open = 0;
  const colons = paragraphLines(paragraphs, input.lines)
    .flat()
    .flatMap(({ number, text: line }): Problem[] => {
      const before = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(?=::|：：：)/.exec(line)?.[0];
      if (before === undefined) return [];
      const text = line.slice(before.length).replace(/[ \t]+$/, '');
      const [short, name = ''] = /^::(?!:)([a-z]*)/.exec(text) ?? [];
      if (short !== undefined && !admonitionTypes.has(name)) return [];
      // What closes a box that did not open is right once that is mended.
      if (!/^:+$/.test(text)) open++;
      else if (open > 0) {
        open--;
        return [];
      }
      const plain = text
        .replaceAll('：', ':')
        .replace(/[\u00a0\u202f\u3000]/g, ' ')
        .trimEnd();
      const hint =
        plain !== text
          ? `Write ${plain} with plain colons and spaces: some of these are wider, or do not break.`
          : /^:+$/.test(text)
            ? 'Remove it, or open an admonition above it.'
            : short
              ? `Write :::${name} above its text, and ::: below.`
              : 'Write :::note, or :::note[Title], with every bracket closed.';
      const message = `\`${text.slice(0, 40)}\` belongs to no admonition and would be shown as text`;
      return [{ code: 'admonition/stray', ...onLine(number, before.length + 1, text.length), message, hint }];
    });
  return [...strayAlerts(input), ...colons];
}
