import type { List, Nodes } from 'mdast';
import type { MarkdownInput, Problem } from '../content/types';

/** What a step of a numbered list often shows, below its words. */
const shown: ReadonlySet<string> = new Set<Nodes['type']>([
  'blockquote',
  'code',
  'containerDirective',
  'html',
  'math',
  'mdxJsxFlowElement',
  'table',
]);

/** Columns before the text of a list's last item. */
function textColumns({ children }: List): number {
  return (children.at(-1)?.children[0]?.position?.start.column ?? 4) - 1;
}

const isNumbered = (node: Nodes | undefined): node is List => node?.type === 'list' && node.ordered === true;

/** Why a list is outside of the one above it, between which is `between`; undefined if it is meant to be. */
function reasonOf(list: List, above: List, between: number): { message: string; what: string } | undefined {
  const [column, first] = [list.position?.start.column ?? 0, above.position?.start.column ?? 0];
  if (between === 0)
    return column > first && column <= textColumns(above)
      ? { message: 'This list is not part of the item above it: it is not indented far enough', what: 'it' }
      : undefined;
  return isNumbered(list) && list.start === 1 && above.start === 1 && above.children.length === 1
    ? { message: 'The numbers begin again: what stands above is not part of the item before it', what: 'that' }
    : undefined;
}

/** Lists, and what stands between items of lists, outside of the item that they seem to belong to. */
export function listsOutside({ body }: MarkdownInput): Problem[] {
  const parents = [body.tree, ...body.nodes.of('listItem'), ...body.nodes.of('mdxJsxFlowElement')];
  return parents.flatMap(({ children }) =>
    children.flatMap((list, at): Problem[] => {
      if (list.type !== 'list') return [];
      let start = at - 1;
      while (shown.has(children[start]?.type ?? '')) start--;
      const above = children[start];
      if (!isNumbered(above)) return [];
      const reason = reasonOf(list, above, at - 1 - start);
      if (!reason) return [];
      const hint = `Indent ${reason.what} by ${textColumns(above)} spaces, as far as the words of the item.`;
      return [{ code: 'list/outside', ...body.place(list.position), message: reason.message, hint }];
    }),
  );
}
