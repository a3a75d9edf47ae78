import type { MarkdownInput, Problem } from '../content/types';

/** Headings that skip a level, which makes a gap in the outline for screen readers and in the table of contents. */
export function headingLevels({ body }: MarkdownInput): Problem[] {
  let level = 1;
  const problems: Problem[] = [];
  for (const node of body.nodes.of('heading')) {
    if (node.depth > level + 1) {
      const message = `A heading of level ${node.depth} follows one of level ${level}`;
      problems.push({
        code: 'heading/skipped-level',
        ...body.place(node.position),
        message,
        hint: `Write ${'#'.repeat(level + 1)} instead of ${'#'.repeat(node.depth)}.`,
      });
    }
    level = node.depth;
  }
  return problems;
}
