import { mdxExpressionFromMarkdown } from 'mdast-util-mdx-expression';
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { mdxMd } from 'micromark-extension-mdx-md';
import type {} from 'remark-parse';
import type { Processor } from 'unified';

/** Parses MDX without JavaScript: tags as in MDX, `{…}` as unparsed text, and no modules. */
export function remarkInertMdx(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), mdxMd(), mdxExpression(), mdxJsx()];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    mdxExpressionFromMarkdown(),
    mdxJsxFromMarkdown(),
  ];
}
