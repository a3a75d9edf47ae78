import { isValidElement, type ReactNode } from 'react';

/** Text of nested React nodes: what an author wrote between `<CodeBlock>` tags. */
export function codeText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(codeText).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? codeText(node.props.children) : '';
}
