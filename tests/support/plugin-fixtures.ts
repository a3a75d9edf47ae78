import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessor, nodeTypes } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type PluggableList, type Plugin, unified } from 'unified';
import { VFile } from 'vfile';
import { remarkPlugins } from '@/lib/mdx/plugins/index';
import { rehypeJsxElements } from '@/lib/mdx/plugins/rehype-jsx-elements';
import { rehypeRawHtml } from '@/lib/mdx/plugins/rehype-raw-html';
import { remarkContainerDirectives } from '@/lib/mdx/plugins/remark-container-directives';
import { remarkInertMdx } from '@/lib/mdx/plugins/remark-inert-mdx';
import type { TocEntry } from '@/lib/mdx/types';
import { stubContext } from './stub-context';

const root = join(import.meta.dirname, '../..');
const fixtures = join(root, 'tests/fixtures');

/** Names of the plugin files, without extension. */
export const pluginNames: readonly string[] = readdirSync(join(root, 'lib/mdx/plugins'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'index');

export const fixtureFolders: readonly string[] = readdirSync(fixtures).filter((name) => /^(remark|rehype)-/.test(name));

export interface Problem {
  ruleId: string | undefined;
  source: string | undefined;
  line: number | undefined;
  column: number | undefined;
  message: string;
  note: string | undefined;
}

export interface FixtureResult {
  output: unknown;
  problems: Problem[];
  toc: TocEntry[];
}

export interface Fixture {
  plugin: string;
  name: string;
  input: string;
  format: 'mdx' | 'md';
  expected: FixtureResult;
}

function readJson(file: string, fallback: unknown): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fallback;
}

function readFixture(plugin: string, name: string): Fixture {
  const folder = join(fixtures, plugin, name);
  const format = existsSync(join(folder, 'input.md')) ? 'md' : 'mdx';
  const expected = {
    output: readJson(join(folder, 'output.json'), null),
    problems: readJson(join(folder, 'problems.json'), []) as Problem[],
    toc: readJson(join(folder, 'toc.json'), []) as TocEntry[],
  };
  return { plugin, name, format, input: readFileSync(join(folder, `input.${format}`), 'utf8'), expected };
}

/** Every case below tests/fixtures/<plugin>/. */
export function readFixtures(): Fixture[] {
  return fixtureFolders.flatMap((plugin) =>
    readdirSync(join(fixtures, plugin)).map((name) => readFixture(plugin, name)),
  );
}

const places = new Set(['start', 'end', 'loc', 'range', 'comments']);

/** The tree without places and marks of the parser. */
function withoutPlaces(value: unknown, program = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutPlaces(item, program));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([key]) => key !== 'position' && key !== '_mdxExplicitJsx' && !(program && places.has(key)))
    .map(([key, item]) => [key, withoutPlaces(item, program || key === 'estree')] as const)
    .filter(([key, item]) => key !== 'data' || JSON.stringify(item) !== '{}');
  return JSON.parse(JSON.stringify(Object.fromEntries(kept)));
}

async function importPlugin(name: string): Promise<Plugin> {
  const exportName = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const loaded = (await import(join(root, 'lib/mdx/plugins', `${name}.ts`))) as Record<string, Plugin>;
  const plugin = loaded[exportName];
  if (!plugin) throw new Error(`lib/mdx/plugins/${name}.ts does not export ${exportName}`);
  return plugin;
}

/** Syntax extensions alone before a remark plugin; all remark plugins, and the parser of raw HTML, before a rehype plugin. */
function pluginLists(
  name: string,
  format: 'mdx' | 'md',
  plugin: Plugin,
  capture: Plugin,
): { remarkPlugins: PluggableList; rehypePlugins: PluggableList } {
  if (name.startsWith('remark-'))
    return { remarkPlugins: [remarkGfm, remarkContainerDirectives, plugin, capture], rehypePlugins: [] };
  const parse = format === 'md' && name !== 'rehype-raw-html' ? [rehypeRawHtml] : [];
  return { remarkPlugins: remarkPlugins.trusted, rehypePlugins: [...parse, plugin, capture] };
}

/** The way of an untrusted document up to a plugin that only those go through. */
function untrustedLists(name: string, format: 'mdx' | 'md', plugin: Plugin): PluggableList {
  const syntax: PluggableList = [remarkParse, ...(format === 'md' ? [] : [remarkInertMdx])];
  if (name.startsWith('remark-'))
    return [...syntax, remarkGfm, remarkContainerDirectives, ...(name === 'remark-inert-mdx' ? [] : [plugin])];
  return [
    ...syntax,
    ...remarkPlugins.untrusted,
    [remarkRehype, { allowDangerousHtml: true, passThrough: [...nodeTypes] }],
    ...(format === 'md' ? [rehypeRawHtml] : []),
    ...(name === 'rehype-allow-list' ? [rehypeJsxElements] : []),
    plugin,
  ];
}

const untrustedOnly = new Set([
  'rehype-allow-list',
  'rehype-jsx-elements',
  'remark-inert-mdx',
  'remark-refuse-code',
  'remark-unravel',
]);

/** Runs one plugin over the input of a fixture. */
export async function runFixture({
  plugin: name,
  input,
  format,
}: Pick<Fixture, 'plugin' | 'input' | 'format'>): Promise<FixtureResult> {
  let output: unknown;
  const capture: Plugin = () => (tree) => {
    output = withoutPlaces(structuredClone(tree));
  };
  const file = new VFile({ value: input });
  file.data.context = stubContext;
  const plugin = await importPlugin(name);
  if (untrustedOnly.has(name)) {
    const processor = unified().use([...untrustedLists(name, format, plugin), capture]);
    await processor.run(processor.parse(file), file);
  } else {
    const lists = pluginLists(name, format, plugin, capture);
    const processor = createProcessor({ format, ...lists, remarkRehypeOptions: { allowDangerousHtml: true } });
    await processor.process(file);
  }
  const problems = file.messages.map(({ ruleId, source, line, column, reason, note }) => ({
    ruleId,
    source,
    line,
    column,
    message: reason,
    note,
  }));
  return { output, problems, toc: name === 'remark-headings' ? (file.data.toc ?? []) : [] };
}
