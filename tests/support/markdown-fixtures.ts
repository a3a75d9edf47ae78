import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from '@/lib/markdown/document-texts';
import type { MdxContext } from '@/lib/mdx/types';

const base = 'https://example.com/base/docs/page';

/** Answers as a site below /base would give them. */
const context: MdxContext = {
  link(url) {
    if (/^(\w+:|#)/.test(url)) return { href: url, external: /^\w+:/.test(url) };
    return { href: new URL(url.replace(/\.mdx?/, ''), base).pathname + (/#.*/.exec(url)?.[0] ?? ''), external: false };
  },
  image: (src) => ({ src: `/base/assets/${src.replace(/^\W+/, '')}` }),
};

const root = join(import.meta.dirname, '../..');
const fixtures = join(root, 'tests/fixtures/markdown');

/** Names of the plugin files, without extension. */
export const markdownPlugins: readonly string[] = readdirSync(join(root, 'lib/markdown/plugins')).map((file) =>
  file.replace(/\.ts$/, ''),
);

export const markdownFixtureFolders: readonly string[] = readdirSync(fixtures);

export interface MarkdownFixture {
  plugin: string;
  name: string;
  input: string;
  format: 'mdx' | 'md';
  /** File with the expected output. */
  output: string;
}

/** Every case below tests/fixtures/markdown/<plugin>/. */
export function readMarkdownFixtures(): MarkdownFixture[] {
  return markdownFixtureFolders.flatMap((plugin) =>
    readdirSync(join(fixtures, plugin)).map((name) => {
      const folder = join(fixtures, plugin, name);
      const format = existsSync(join(folder, 'input.md')) ? 'md' : 'mdx';
      return {
        plugin,
        name,
        format,
        input: readFileSync(join(folder, `input.${format}`), 'utf8'),
        output: join(folder, 'output.md'),
      };
    }),
  );
}

/** Writes the input of a fixture as Markdown, the way a page is written. */
export function runMarkdownFixture({ input, format }: Pick<MarkdownFixture, 'input' | 'format'>): string {
  return readTexts(
    {
      path: 'docs/page.mdx',
      body: input,
      bodyLine: 1,
      untrusted: false,
      format,
      title: 'Title',
      lead: null,
      page: base,
      cards: [
        { href: 'https://example.com/base/docs/card', label: 'Card', description: 'Where it leads', folder: false },
      ],
    },
    context,
  ).markdown;
}
