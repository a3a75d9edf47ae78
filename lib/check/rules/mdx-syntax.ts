import type { MarkdownInput, Problem } from '../content/types';

/** Number of errors from which a file looks like Markdown with HTML. */
const many = 3;

function usesMdx({ body: { nodes } }: MarkdownInput): boolean {
  return nodes.of('mdxjsEsm').length > 0 || nodes.jsx.some(({ name }) => /^[A-Z]/.test(name ?? ''));
}

/** Syntax errors of MDX. If a file looks like plain Markdown with HTML, the first error says how to mark it as such. */
export function mdxSyntax(input: MarkdownInput): readonly Problem[] {
  const { body, kind, path } = input;
  const mayBePlain = path.endsWith('.md') && kind !== 'Partial' && !body.untrusted && !usesMdx(input);
  if (body.errors.length < many || !mayBePlain) return body.errors;
  const ordered = body.errors.toSorted((one, two) => one.line - two.line || one.column - two.column);
  const remedy = 'If the whole file is Markdown with HTML, write format: md in its front matter.';
  return ordered.map((problem, at) => (at === 0 ? { ...problem, hint: `${problem.hint ?? ''} ${remedy}` } : problem));
}
