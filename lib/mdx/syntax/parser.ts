import memoize from 'lodash-es/memoize.js';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { remarkPlugins } from '../plugins/index';
import { remarkInertMdx } from '../plugins/remark-inert-mdx';
import type { MdxContext } from '../types';
import { remarkKeptTrees } from './kept-trees';
import { type Dialect, type MdxSource, toVFile } from './to-vfile';

/** Markdown, MDX, or MDX without JavaScript. */
function syntaxOf({ format, untrusted }: Dialect): PluggableList {
  if (format === 'md') return [];
  return untrusted ? [remarkInertMdx] : [[remarkMdx, { acornOptions: { ecmaVersion: 2025, sourceType: 'module' } }]];
}

/** Plugins for every document of a dialect, for Markdown. */
export function remarkPluginsOf({ format, untrusted }: Dialect): PluggableList {
  const plugins = untrusted ? remarkPlugins.untrusted : remarkPlugins.trusted;
  return [...plugins, [remarkKeptTrees, { format, untrusted }]];
}

function createParser(dialect: Dialect) {
  return unified()
    .use(remarkParse)
    .use([...syntaxOf(dialect), ...remarkPluginsOf(dialect)])
    .freeze();
}

/** The parser of a dialect with the plugins of every document, which page, check, search and copies share. */
export const parserOf = memoize(createParser, ({ format, untrusted }) => `${format} ${untrusted}`);

/** A document as a tree of Markdown, with elements for its components; `file` holds what plugins found out. */
export type ParsedDocument = ReturnType<typeof parseDocument>;

/** Parses a document as for its page. @throws VFileMessage if it does not parse */
export function parseDocument(source: MdxSource, context: MdxContext) {
  const file = toVFile(source);
  file.data.context = context;
  const parser = parserOf(source);
  return { tree: parser.runSync(parser.parse(file), file) as Root, file };
}
