import { nodeTypes } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { type Components, type Fragment, type Jsx, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Root as MarkdownRoot } from 'mdast';
import remarkRehype from 'remark-rehype';
import { type PluggableList, unified } from 'unified';
import type { VFile } from 'vfile';
import { footnoteLabels } from '../footnotes';
import { rehypeAllowList } from '../plugins/rehype-allow-list';
import { rehypeJsxElements } from '../plugins/rehype-jsx-elements';
import { rehypeRawHtml } from '../plugins/rehype-raw-html';
import { parserOf } from '../syntax/parser';
import { type Dialect, type MdxSource, toVFile } from '../syntax/to-vfile';
import type { MdxContext, Pipeline } from '../types';

/** From Markdown to the elements of an untrusted page. HTML in plain Markdown is parsed by parse5, as in browsers. */
function toElements(format: Dialect['format'], context: Pick<MdxContext, 'words'>): PluggableList {
  return [
    [remarkRehype, { allowDangerousHtml: true, passThrough: [...nodeTypes], ...footnoteLabels(context) }],
    ...(format === 'md' ? [rehypeRawHtml] : []),
    rehypeJsxElements,
    rehypeAllowList,
  ];
}

/** Reports what the list does not allow in the tree of an untrusted document, after its Markdown plugins. */
export function judgeUntrusted(tree: MarkdownRoot, file: VFile, format: Dialect['format']): void {
  unified()
    .use(toElements(format, file.data.context ?? {}))
    .runSync(tree, file);
}

/**
 * Processes an untrusted document without running anything: the parser knows no JavaScript, a tree holds no programs.
 * @param last Markdown plugins that run after all others
 * @throws VFileMessage if the document does not parse, or contains code
 */
export function readInert(source: MdxSource, context: MdxContext, pipeline: Pipeline, last: PluggableList = []) {
  const file = toVFile(source);
  file.data.context = context;
  const markdown = parserOf(source).parse(file);
  const tree = unified().use(pipeline.remarkPlugins).runSync(markdown, file);
  const plain = parserOf(source).runSync(tree, file);
  const code = file.messages.find(({ source: origin, ruleId }) => origin === 'untrusted' && ruleId === 'code');
  if (code) throw code;
  const elements = unified()
    .use([...last, ...toElements(source.format, context), ...pipeline.rehypePlugins])
    .runSync(plain, file);
  return { tree: elements as Root, data: file.data };
}

/** Makes elements: React's JSX runtime, or a similar one. */
interface Runtime {
  Fragment: Fragment;
  jsx: Jsx;
  jsxs: Jsx;
}

/** Renders a tree with a JSX runtime. Without an evaluater, a node with code throws. */
export function renderTree(tree: Root, runtime: Runtime, components: Partial<Components> = {}) {
  return toJsxRuntime(tree, { ...runtime, components, passKeys: false });
}
