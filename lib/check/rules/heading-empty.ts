import type { MarkdownInput, Problem } from '../content/types';

/** Headings without text, which screen readers announce as empty. */
export function headingEmpty({ body }: MarkdownInput): Problem[] {
  return body.nodes
    .of('heading')
    .filter(({ children }) => children.length === 0)
    .map(({ position }) => ({
      code: 'heading/empty',
      ...body.place(position),
      message: 'The heading has no text',
      hint: 'Write one, or remove the line.',
    }));
}
