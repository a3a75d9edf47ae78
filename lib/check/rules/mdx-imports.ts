import { ignoredImports } from '../../mdx/components';
import { codePosition } from '../content/estree';
import type { MarkdownInput, Problem } from '../content/types';

/** Imports and re-exports of other modules: content stays content, only the Docusaurus theme imports pass (and do nothing). */
export function mdxImports({ body }: MarkdownInput): Problem[] {
  return body.code
    .filter(({ esm }) => esm)
    .flatMap(({ program }) => program.body)
    .flatMap((statement) => {
      const source = 'source' in statement && statement.source ? String(statement.source.value) : undefined;
      if (source === undefined || (statement.type === 'ImportDeclaration' && ignoredImports.has(source))) return [];
      const outside = /^(?:\.\.?\/|\/|@site\/)/.test(source) && !/\.(?:[jt]sx?|mdx?)$/.test(source);
      return [
        {
          code: 'mdx/import',
          ...body.place(codePosition(statement)),
          message: `Content cannot import "${source}"`,
          hint: outside
            ? 'Use images and files by their paths: ![text](./file.png).'
            : 'Register the component in components/mdx/index.ts and lib/mdx/components.ts, and use it without an import.',
        },
      ];
    });
}
