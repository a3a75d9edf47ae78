import { readFence } from '../../mdx/code/code-meta';
import type { LineIndex } from '../../report/place';
import type { Diagram } from './facts';
import type { BodySource } from './types';

/** Mermaid fences of a document, with where each of their lines starts in the file. */
export function collectDiagrams(body: BodySource, lines: LineIndex): Diagram[] {
  return body.nodes
    .of('code')
    .filter(({ lang, meta }) => readFence(lang, meta).language === 'mermaid')
    .map((node) => {
      const line = body.place(node.position).line + 1;
      const columns = node.value
        .split('\n')
        .map((text, index) => Math.max(lines.line(line + index).indexOf(text), 0) + 1);
      return { source: node.value, line, columns };
    });
}
