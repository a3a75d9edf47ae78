import { dataProblems } from '../content/data-problems';
import { frontMatterSchemas } from '../content/kinds';
import type { MarkdownRule } from '../content/types';
import { admonitionEnds } from './admonition-ends';
import { admonitionNames } from './admonition-names';
import { admonitionStray } from './admonition-stray';
import { blogDate } from './blog-date';
import { blogFuture } from './blog-future';
import { blogTruncate } from './blog-truncate';
import { codeEnds } from './code-ends';
import { codeLanguage } from './code-language';
import { codeLines } from './code-lines';
import { codeTitle } from './code-title';
import { dataSyntax } from './data-syntax';
import { frontMatterText } from './data-text';
import { frontMatterContradictions } from './front-matter-contradictions';
import { frontMatterDeprecated } from './front-matter-deprecated';
import { frontMatterFence } from './front-matter-fence';
import { frontMatterSlug } from './front-matter-slug';
import { frontMatterTitle } from './front-matter-title';
import { headingEmpty } from './heading-empty';
import { headingIds } from './heading-ids';
import { headingLevels } from './heading-levels';
import { headingTitle } from './heading-title';
import { imageAlt } from './image-alt';
import { leftOutHtml } from './left-out-html';
import { lineLengths } from './line-lengths';
import { mathPrice } from './math-price';
import { mathSyntax } from './math-syntax';
import { mdxCalls } from './mdx-calls';
import { mdxElements } from './mdx-elements';
import { mdxHandlers } from './mdx-handlers';
import { mdxImports } from './mdx-imports';
import { mdxNames } from './mdx-names';
import { mdxSyntax } from './mdx-syntax';
import { missingLinks } from './missing-links';
import { missingSpace } from './missing-space';
import { tableShape } from './table-shape';
import { untrustedFrontMatter } from './untrusted-fields';
import { unusedFootnotes } from './unused-footnotes';

/** Rules for the text of a page or of a partial. */
const textRules: readonly MarkdownRule[] = [
  mdxSyntax,
  mdxImports,
  mdxCalls,
  mdxHandlers,
  mdxNames,
  mdxElements,
  admonitionNames,
  admonitionEnds,
  admonitionStray,
  codeLanguage,
  codeLines,
  codeEnds,
  codeTitle,
  mathSyntax,
  mathPrice,
  headingEmpty,
  headingIds,
  imageAlt,
  leftOutHtml,
  missingLinks,
  missingSpace,
  tableShape,
  lineLengths,
];

/** Rules for one Markdown file. Each gets the whole file; none depends on the results of another. */
export const markdownRules: readonly MarkdownRule[] = [
  frontMatterFence,
  ({ frontMatter, lines, text }) => dataSyntax('front-matter', frontMatter, lines, text),
  ({ kind, frontMatter, allowedKeys }) =>
    dataProblems('front-matter', frontMatterSchemas[kind], frontMatter, allowedKeys),
  frontMatterText,
  frontMatterDeprecated,
  frontMatterContradictions,
  frontMatterSlug,
  frontMatterTitle,
  untrustedFrontMatter,
  blogDate,
  blogFuture,
  blogTruncate,
  ...textRules,
  headingLevels,
  headingTitle,
  unusedFootnotes,
];

/** Rules for a partial. Front matter, title and order of headings depend on the including file. */
export const partialRules = textRules;
