import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import type { Pipeline } from '../types';
import { rehypeExcerpt } from './rehype-excerpt';
import { rehypeHeadingAnchors } from './rehype-heading-anchors';
import { rehypeInnerHtml } from './rehype-inner-html';
import { rehypeScrollableTables } from './rehype-scrollable-tables';
import { remarkAdmonitions } from './remark-admonitions';
import { remarkCodeBlocks } from './remark-code-blocks';
import { remarkContainerDirectives } from './remark-container-directives';
import { remarkExcerpt } from './remark-excerpt';
import { remarkHeadings } from './remark-headings';
import { remarkHtmlAttributes } from './remark-html-attributes';
import { remarkImages } from './remark-images';
import { remarkImports } from './remark-imports';
import { remarkLinks } from './remark-links';
import { remarkPageComponents } from './remark-page-components';
import { remarkTabs } from './remark-tabs';

/** The Markdown pipeline in order: syntax first, then structure, then what needs to know other files. */
export const remarkPlugins: PluggableList = [
  remarkGfm,
  remarkContainerDirectives,
  remarkImports,
  remarkAdmonitions,
  remarkCodeBlocks,
  remarkTabs,
  remarkPageComponents,
  remarkHeadings,
  remarkHtmlAttributes,
  remarkImages,
  remarkLinks,
];

/** A page. */
export const pagePipeline: Pipeline = {
  remarkPlugins,
  rehypePlugins: [rehypeHeadingAnchors, rehypeScrollableTables, rehypeInnerHtml],
};

/** The opening of a text, in a list of texts. */
export const excerptPipeline: Pipeline = {
  remarkPlugins: [remarkExcerpt, ...remarkPlugins],
  rehypePlugins: [rehypeExcerpt, rehypeScrollableTables, rehypeInnerHtml],
};

/** A text that leaves the site, where nothing of its styles and scripts is known. */
export const plainPipeline: Pipeline = { remarkPlugins, rehypePlugins: [] };
