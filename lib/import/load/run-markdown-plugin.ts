import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { allNodes } from '../../mdx/syntax/nodes';
import { preprocess } from '../../mdx/syntax/preprocess';
import { scanLines } from '../../mdx/syntax/scan-lines';
import { reasonOf } from '../../report/reason-of';
import { listOf, recordOf, textOf, type Values } from '../../report/values';
import { prepare } from '../files/site-markdown';
import { defaultOf } from './plain-value';
import { standIns } from './stand-in';

/** A Markdown plugin of the site, by its place in the options of a plugin, and the documents it is for. */
export interface MarkdownTask {
  plugin: number;
  key: string;
  index: number;
  files: readonly string[];
}

/** What a node says, without its place, so that equal nodes are equal texts. */
function told(node: Nodes): string {
  return JSON.stringify(node, (key, value: unknown) => (key === 'position' || key === 'data' ? undefined : value));
}

const marks: Readonly<Record<string, string>> = { emphasis: 'em', strong: 'strong', delete: 'del' };

/** Writes the ids that a plugin gave headings. */
function withIds(tree: Root): void {
  for (const node of allNodes(tree)) {
    const { id, hProperties } = recordOf(node.data);
    const given = textOf(recordOf(hProperties)['id']) ?? textOf(id);
    if (node.type === 'heading' && given && node.children.at(-1)?.type !== 'mdxTextExpression')
      Object.assign(node, { children: [...node.children, { type: 'jsx', value: ` {#${given}}` }] });
  }
}

/** Makes elements of marked words that a plugin gave attributes of HTML, for which Markdown has no place: badges for example. */
function withAttributes(tree: Root): void {
  for (const node of allNodes(tree)) {
    const name = marks[node.type];
    const given = recordOf(recordOf(node.data)['hProperties']);
    const attributes = ['className', 'id', 'title'].flatMap((key) => {
      const value = [given[key] ?? []].flat().join(' ');
      return value === '' ? [] : [{ type: 'mdxJsxAttribute', name: key, value }];
    });
    if (name !== undefined && attributes.length > 0)
      Object.assign(node, { type: 'mdxJsxTextElement', name, attributes, data: {} });
  }
}

const flows: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'mdxJsxFlowElement',
  'containerDirective',
]);
const isInline = ({ type }: Nodes) => type === 'text' || type === 'mdxJsxTextElement';

/** Makes what plugins put among blocks or among words of the kind that it has to be there, to be written so that it is read again. */
function withKinds(tree: Root): void {
  for (const node of allNodes(tree)) {
    if (!('children' in node)) continue;
    const children: Nodes[] = [];
    for (const child of node.children) {
      const last = children.at(-1);
      if (!flows.has(node.type))
        children.push(child.type === 'mdxJsxFlowElement' ? Object.assign(child, { type: 'mdxJsxTextElement' }) : child);
      else if (!isInline(child)) children.push(child);
      else if (last?.type === 'paragraph' && !last.position) last.children.push(child as PhrasingContent);
      else children.push({ type: 'paragraph', children: [child as PhrasingContent] });
    }
    Object.assign(node, { children });
  }
}

/** An element of HTML that shows nothing until a script fills it. */
function isEmptyElement(node: Nodes | undefined): boolean {
  return (
    node !== undefined &&
    'name' in node &&
    /^(?:div|p|section|span)$/.test(node.name ?? '') &&
    listOf(recordOf(node)['children']).length === 0
  );
}

/**
 * Remembers the blocks of code of a tree.
 * @returns puts those back that became empty elements, which the site's scripts would have filled, and says whether there are any
 */
function rememberCode(tree: Root): () => boolean {
  const kept = allNodes(tree).flatMap((parent) =>
    'children' in parent
      ? parent.children.flatMap((node, at) =>
          node.type === 'code' ? [{ parent, at, count: parent.children.length, code: { ...node } }] : [],
        )
      : [],
  );
  return () => {
    const lost = kept.filter(
      ({ parent, at, count }) => parent.children.length === count && isEmptyElement(parent.children[at]),
    );
    for (const { parent, at, code } of lost) (parent.children as Nodes[]).splice(at, 1, code);
    return lost.length > 0;
  };
}

/** Writes a changed tree. Blocks that are as before stay as they are written, and so does what is between two of them. */
function write(body: string, before: Root, after: Root, markdown: ReturnType<typeof prepare>['markdown']): string {
  // Without the fences of `mdx-code-block`, of which one could be lost.
  const lines = Array.from(scanLines(body), ({ line }) => line);
  const olds = before.children.map((block, index, all) => {
    const [start, end] = [(block.position?.start.line ?? 1) - 1, block.position?.end.line ?? 0];
    const sharesLine = all[index - 1]?.position?.end.line === start + 1 || all[index + 1]?.position?.start.line === end;
    return { key: sharesLine ? '' : told(block), start, end };
  });
  const made: string[] = [];
  let [line, next, fresh]: [number, number, RootContent[]] = [0, 0, []];
  for (const block of [...after.children, undefined]) {
    const key = block && told(block);
    const at = block ? olds.findIndex((old, index) => index >= next && old.key === key) : olds.length;
    if (block && at === -1) {
      fresh.push(block);
      continue;
    }
    const { start, end } = olds[at] ?? { start: lines.length, end: lines.length };
    const text = markdown.stringify({ type: 'root', children: fresh }).trimEnd();
    const above = line === 0 ? lines.slice(0, olds[0]?.start) : [''];
    made.push(...(text || at > next ? [...above, text, ''] : lines.slice(line, start)), ...lines.slice(start, end));
    [line, next, fresh] = [end, at + 1, []];
  }
  return made.join('\n');
}

/**
 * Runs a Markdown plugin of a site over its documents, and changes their texts.
 * @param format `markdown.format` of the configuration
 * @returns why it failed first; null if it did not
 */
export async function runMarkdownPlugin(
  { plugin, key, index, files }: MarkdownTask,
  texts: Record<string, string>,
  { optionsOf, format }: { optionsOf(plugin: number): Values; format: unknown },
): Promise<string | null> {
  standIns.areRefused = true;
  const [own, ...settings] = [listOf(optionsOf(plugin)[key])[index]].flat();
  const attacher = defaultOf(own) as Plugin<unknown[]>;
  let failure: string | null = null;
  for (const path of files) {
    const whole = texts[path] ?? readFileSync(path, 'utf8');
    const found = splitFrontMatter(whole);
    const body = whole.slice(found?.bodyStart ?? 0);
    try {
      const frontMatter = recordOf(found && parse(found.yaml));
      const dialect = frontMatter['format'] ?? format;
      const { markdown, text, isMdx } = prepare(
        body,
        dialect === 'md' || (dialect === 'detect' && path.endsWith('.md')),
      );
      const processor = markdown().use(attacher, ...settings);
      const file = new VFile({ path, value: body, data: { frontMatter } });
      const parsed = processor.parse(text) as Root;
      const putBack = rememberCode(parsed);
      const running = processor.run(parsed, file);
      const after = (await Promise.race([running, wait(10_000)])) as Root | undefined;
      if (!after) return `it does not end (${relative('', path)})`;
      if (putBack())
        failure ??= `it makes empty elements of code, for a script to fill: these blocks stay (${relative('', path)})`;
      withIds(after);
      if (isMdx) withKinds(after);
      if (isMdx) withAttributes(after);
      const before = markdown.parse(text);
      if (told(before) === told(after)) continue;
      const made = write(body, before, after, markdown);
      // Throws if the plugin made something that is no Markdown.
      markdown.parse(preprocess(made));
      texts[path] = whole.slice(0, found?.bodyStart ?? 0) + made;
    } catch (error) {
      failure ??= `${reasonOf(error).split('\n')[0]} (${relative('', path)})`;
    }
  }
  return failure;
}
