import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { rehypeHeadingAnchors } from './rehype-heading-anchors';
import { rehypeInnerHtml } from './rehype-inner-html';
import { rehypeScrollableTables } from './rehype-scrollable-tables';
import { remarkAdmonitions } from './remark-admonitions';
import { remarkCodeBlocks } from './remark-code-blocks';
import { remarkContainerDirectives } from './remark-container-directives';
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

/** What happens to the HTML tree, in order. */
export const rehypePlugins: PluggableList = [rehypeHeadingAnchors, rehypeScrollableTables, rehypeInnerHtml];
