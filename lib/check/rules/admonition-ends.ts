import type { ContainerDirective } from 'mdast-util-directive';
import type { Position } from 'unist';
import type { MarkdownInput, Problem } from '../content/types';

type Container = ContainerDirective & { position: Position };

function isPlaced(node: ContainerDirective): node is Container {
  return node.position !== undefined;
}

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
  const containers = body.nodes.of('containerDirective').filter(isPlaced);
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
        ? `Line ${outer.position.end.line} closes ${openingOf(outer, lines)} of line ${outer.position.start.line}. Close that one before, or open and close it with one colon more.`
        : `Add a line with ${colons} after its last line; an admonition around another needs one colon more.`,
    };
  });
}
