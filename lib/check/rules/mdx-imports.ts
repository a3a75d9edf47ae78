import { ignoredImports } from '../../mdx/components';
import { ownComponent } from '../../mdx/hints';
import { importedComponent } from '../../mdx/own-components';
import { codePosition } from '../content/estree';
import type { MarkdownInput, Problem } from '../content/types';

/** Imports and re-exports of other modules: content stays content, only Docusaurus theme imports pass (and do nothing), and those of the site's own components. */
export function mdxImports({ body }: MarkdownInput): Problem[] {
  return body.code
    .filter(({ esm }) => esm)
    .flatMap(({ program }) => program.body)
    .flatMap((statement) => {
      const source = 'source' in statement && statement.source ? String(statement.source.value) : undefined;
      if (source === undefined) return [];
      const known = ignoredImports.has(source) || importedComponent(source) !== undefined;
      if (known && statement.type === 'ImportDeclaration') return [];
      const outside = /^(?:\.\.?\/|\/|@site\/)/.test(source) && !/\.(?:[jt]sx?|mdx?)$/.test(source);
      return [
        {
          code: 'mdx/import',
          ...body.place(codePosition(statement)),
          message: `Content cannot import "${source}"`,
          hint: outside ? 'Use images and files by their paths: ![text](./file.png).' : ownComponent,
        },
      ];
    });
}
