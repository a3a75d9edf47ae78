import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import type { Pluggable, PluggableList } from 'unified';
import { markdownOptions } from '../../config/markdown-options';
import { remarkAddressEnds } from '../syntax/address-ends';
import { remarkBareAddresses } from '../syntax/bare-addresses';
import type { Pipeline } from '../types';
import { rehypeColorModes } from './rehype-color-modes';
import { rehypeExcerpt } from './rehype-excerpt';
import { rehypeHeadingAnchors } from './rehype-heading-anchors';
import { rehypeInnerHtml } from './rehype-inner-html';
import { rehypeMath } from './rehype-math';
import { rehypePictures } from './rehype-pictures';
import { rehypeScrollableTables } from './rehype-scrollable-tables';
import { rehypeTaskLabels } from './rehype-task-labels';
import { remarkAdmonitions } from './remark-admonitions';
import { remarkAlerts } from './remark-alerts';
import { remarkCodeBlocks } from './remark-code-blocks';
import { remarkContainerDirectives } from './remark-container-directives';
import { remarkEmoji } from './remark-emoji';
import { remarkExcerpt } from './remark-excerpt';
import { remarkFlow } from './remark-flow';
import { remarkHeadings, remarkHeadingTexts } from './remark-headings';
import { remarkHtmlAttributes } from './remark-html-attributes';
import { remarkImages } from './remark-images';
import { remarkImports } from './remark-imports';
import { remarkLinks } from './remark-links';
import { remarkMathFences } from './remark-math-fences';
import { remarkOpenTags } from './remark-open-tags';
import { remarkRefuseCode } from './remark-refuse-code';
import { remarkTabs } from './remark-tabs';
import { remarkUnravel } from './remark-unravel';

const syntax: PluggableList = [
  remarkGfm,
  ...(markdownOptions.math ? [remarkMath, remarkMathFences] : []),
  remarkContainerDirectives,
  remarkCjkFriendly,
  remarkCjkStrikethrough,
  remarkAddressEnds,
  remarkBareAddresses,
  remarkHeadingTexts,
];

/** Components for Markdown. */
const structure: PluggableList = [
  remarkOpenTags,
  remarkAdmonitions,
  remarkAlerts,
  remarkCodeBlocks,
  remarkTabs,
  ...(markdownOptions.emoji ? [remarkEmoji] : []),
  remarkHeadings,
];

/** Plugins that need other files. */
const addresses: PluggableList = [remarkImages, remarkLinks];

/** Markdown plugins in order. Imports and attributes with code are for trusted documents only. */
export const remarkPlugins = {
  trusted: [...syntax, remarkImports, ...structure, remarkHtmlAttributes, remarkFlow, ...addresses],
  untrusted: [remarkRefuseCode, remarkUnravel, ...syntax, ...structure, ...addresses],
} as const satisfies Record<string, PluggableList>;

/** Formulas as HTML; for feeds, which lack the styles of this site, as MathML only. */
const formulas: PluggableList = markdownOptions.math ? [rehypeMath] : [];
const plainFormulas: PluggableList = markdownOptions.math ? [[rehypeMath, { plain: true }]] : [];

/** HTML plugins of pages; `own` is for pages or for excerpts alone. */
const onPages = (own: Pluggable): PluggableList => [
  ...formulas,
  rehypeColorModes,
  rehypePictures,
  own,
  rehypeScrollableTables,
  rehypeTaskLabels,
  rehypeInnerHtml,
];

/** A page. */
export const pagePipeline: Pipeline = { remarkPlugins: [], rehypePlugins: onPages(rehypeHeadingAnchors) };

/** An excerpt in a list of texts. */
export const excerptPipeline: Pipeline = { remarkPlugins: [remarkExcerpt], rehypePlugins: onPages(rehypeExcerpt) };

/** A text for feeds. */
export const plainPipeline: Pipeline = { remarkPlugins: [], rehypePlugins: [...plainFormulas, rehypeColorModes] };
