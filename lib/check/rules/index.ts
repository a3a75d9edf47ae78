import { dataProblems } from '../content/data-problems';
import { frontMatterSchemas } from '../content/kinds';
import type { MarkdownRule } from '../content/types';
import { frontMatterSlug } from './addresses';
import { admonitionEnds, admonitionNames, admonitionStray } from './admonitions';
import { blogDate, blogDay, blogFuture, blogTruncate } from './blog';
import { codeEnds, codeLanguage, codeLines, codeTitle, indentedCode } from './code';
import { codeTypography } from './code-typography';
import { dataSyntax, dataText, untrustedFields } from './data';
import { foreignCode, foreignSyntax } from './foreign-syntax';
import { frontMatterDeprecated, frontMatterFence, frontMatterTitle } from './front-matter';
import { frontMatterContradictions } from './front-matter-contradictions';
import {
  headingAttributes,
  headingEmpty,
  headingIds,
  headingLevels,
  headingTitle,
  headingUnderlined,
} from './headings';
import { imageAlt, leftOutHtml, lineLengths, unusedFootnotes } from './hidden-text';
import { listsOutside } from './lists';
import { loneMarks } from './lone-marks';
import { mathPrice, mathSyntax } from './math';
import { mdxCalls, mdxElements, mdxHandlers, mdxNames, mdxSyntax } from './mdx-code';
import { mdxImports } from './mdx-imports';
import { missingLinks, missingSpace, struckOut } from './missing-marks';
import { tableShape } from './table-shape';

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
  indentedCode,
  codeTypography,
  mathSyntax,
  mathPrice,
  headingEmpty,
  headingIds,
  headingAttributes,
  headingUnderlined,
  imageAlt,
  leftOutHtml,
  missingLinks,
  loneMarks,
  listsOutside,
  missingSpace,
  foreignSyntax,
  foreignCode,
  struckOut,
  tableShape,
  lineLengths,
];

/** Rules for one Markdown file. Each gets the whole file; none depends on the results of another. */
export const markdownRules: readonly MarkdownRule[] = [
  frontMatterFence,
  ({ frontMatter, lines, text }) => dataSyntax('front-matter', frontMatter, lines, text),
  ({ kind, frontMatter, allowedKeys }) =>
    dataProblems('front-matter', frontMatterSchemas[kind], frontMatter, allowedKeys),
  ({ frontMatter }) => dataText('front-matter', frontMatter.value, frontMatter),
  frontMatterDeprecated,
  frontMatterContradictions,
  frontMatterSlug,
  frontMatterTitle,
  ({ body, frontMatter }) => (body.untrusted ? untrustedFields(frontMatter.value, frontMatter) : []),
  blogDate,
  blogDay,
  blogFuture,
  blogTruncate,
  ...textRules,
  headingLevels,
  headingTitle,
  unusedFootnotes,
];

/** Rules for a partial. Front matter, title and order of headings depend on the including file. */
export const partialRules = textRules;
