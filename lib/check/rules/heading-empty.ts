import type { MarkdownInput, Problem } from '../content/types';

/** Headings without a text: screen readers stop at them, and find nothing. */
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
