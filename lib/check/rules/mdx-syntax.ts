import type { MarkdownInput, Problem } from '../content/types';

/** From this number of mistakes on, a file looks like Markdown with HTML. */
const many = 3;

/** Whether a file has what only MDX knows: imports, or components. */
function usesMdx({ body: { nodes } }: MarkdownInput): boolean {
  return nodes.of('mdxjsEsm').length > 0 || nodes.jsx.some(({ name }) => /^[A-Z]/.test(name ?? ''));
}

/** What does not parse as MDX. Where a file looks like plain Markdown with HTML, the first of many says how it is read as such. */
export function mdxSyntax(input: MarkdownInput): readonly Problem[] {
  const { body, kind, path } = input;
  const mayBePlain = path.endsWith('.md') && kind !== 'Partial' && !body.untrusted && !usesMdx(input);
  if (body.errors.length < many || !mayBePlain) return body.errors;
  const ordered = body.errors.toSorted((one, two) => one.line - two.line || one.column - two.column);
  const remedy = 'If the whole file is Markdown with HTML, write format: md in its front matter.';
  return ordered.map((problem, at) => (at === 0 ? { ...problem, hint: `${problem.hint ?? ''} ${remedy}` } : problem));
}
