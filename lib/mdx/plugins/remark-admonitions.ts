import { closest } from 'fastest-levenshtein';
import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as toText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { jsxElement } from '../syntax/jsx';

/** Admonition names, each with the kind that it looks like. */
export const admonitionTypes: ReadonlyMap<string, string> = new Map([
  ['note', 'note'],
  ['tip', 'tip'],
  ['info', 'info'],
  ['warning', 'warning'],
  ['danger', 'danger'],
  ['caution', 'warning'],
  ['success', 'tip'],
  ['secondary', 'note'],
  ['important', 'info'],
]);

function isLabel(node: unknown): node is Paragraph {
  return (node as Paragraph | undefined)?.data !== undefined && 'directiveLabel' in ((node as Paragraph).data ?? {});
}

function reportUnclosed(node: ContainerDirective, lines: readonly string[], file: VFile): void {
  const { start, end } = node.position ?? {};
  if (!start || !end) return;
  const lastLine = lines[end.line - 1] ?? '';
  if (/^[\s>]*:{3,}\s*$/.test(lastLine)) return;
  const problem = file.message(`:::${node.name} is never closed`, {
    place: { start, end: { line: start.line, column: start.column + 3 + node.name.length } },
    ruleId: 'unclosed',
    source: 'admonition',
  });
  problem.note = 'Add a line with ::: after its last line.';
}

/** Turns `:::note[Title]` containers into `<Admonition>`; reports unknown names and containers without an end. */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    const lines = String(file).split('\n');
    visit(tree, 'containerDirective', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      reportUnclosed(node, lines, file);
      const isKnown = admonitionTypes.has(node.name);
      if (!isKnown) {
        const near = closest(node.name, [...admonitionTypes.keys()]);
        const problem = file.message(`:::${node.name} is not an admonition`, {
          ...(node.position && { place: node.position.start }),
          ruleId: 'unknown',
          source: 'admonition',
        });
        problem.note = `Did you mean :::${near}? Known: ${[...admonitionTypes.keys()].join(', ')}.`;
      }
      const [first, ...rest] = node.children;
      const label = isLabel(first) ? first : undefined;
      const title = label && toText(label);
      // Emphasis, code and links of a title stay elements: the first child is the title then, and an attribute its name.
      const isFormatted = label?.children.some((child) => child.type !== 'text');
      parent.children[index] = jsxElement(
        'Admonition',
        { type: isKnown ? node.name : 'note', ...(title && { title }), ...(isFormatted && { titled: 'true' }) },
        label && !isFormatted ? rest : node.children,
        node.position,
      );
      // The new element holds the nested containers now.
      return [SKIP, index] as const;
    });
  };
}
