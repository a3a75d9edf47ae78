import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markdownFacts } from '../../../../../lib/check/content/markdown-facts';
import { documentFormat } from '../../../../../lib/config/markdown-options';
import { splitFrontMatter } from '../../../../../lib/content/files/split-front-matter';
import { documentBody } from '../../../../../lib/content/snapshot/publish';
import { openKeptTrees } from '../../../../../lib/mdx/syntax/kept-trees';
import { parserOf } from '../../../../../lib/mdx/syntax/parser';
import { toVFile } from '../../../../../lib/mdx/syntax/to-vfile';
import { attempt } from '../../../../../lib/report/attempt';
import { tempFolder } from '../../../temp-folder';

let folder: string;
let close: () => void;

beforeEach(() => {
  folder = join(tempFolder(), 'trees');
  close = openKeptTrees(folder);
});
afterEach(() => close());

function check(path: string, text: string, untrusted: boolean): void {
  markdownFacts({ path, kind: path.startsWith('blog/') ? 'Post' : 'Doc', text, allowedKeys: [], untrusted });
}

/** The tree from which the page of a document is made. */
function parse(path: string, text: string, untrusted: boolean) {
  const bodyStart = splitFrontMatter(text)?.bodyStart ?? 0;
  const bodyLine = text.slice(0, bodyStart).split('\n').length;
  const source = { path, ...documentBody(path, text.slice(bodyStart)), bodyLine, untrusted };
  const format = documentFormat(path, /^format: md$/m.test(text) ? 'md' : undefined);
  return parserOf({ format, untrusted }).parse(toVFile({ ...source, format }));
}

/** Documents of the test sites, by path below their content folder. */
const documents = ['features', 'bare', 'languages', 'versions'].flatMap((site) => {
  const content = join('tests/sites', site, 'content');
  const paths = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) => /\.mdx?$/.test(path));
  return paths.map((path) => [path, readFileSync(join(content, path), 'utf8')] as const);
});

test.each([false, true])('a kept tree is the tree of the page (untrusted: %s)', (untrusted) => {
  for (const [path, text] of documents) check(path, text, untrusted);
  // Some have formulas, which parse only where the site has them.
  const parsed = ([path, text]: readonly [string, string]) => attempt(() => parse(path, text, untrusted), undefined);
  const kept = documents.map(parsed);
  expect(readdirSync(folder).length).toBeGreaterThan(documents.length / 3);
  close();
  for (const [at, document] of documents.entries()) expect(kept[at], document[0]).toEqual(parsed(document));
});

test.each([
  ['a heading as title', 'docs/a.md', '# Title\n\nText, *marked*.\n'],
  ['a heading with a line below', 'docs/a.mdx', 'Title\n=====\n\nText.\n'],
  ['front matter', 'docs/a.mdx', '---\ntitle: Title\n---\n\nText.\n\n## Section\n'],
  ['a title with a link, which the text keeps', 'docs/a.mdx', '# [Title](https://example.com)\n\nText.\n'],
  ['a post, whose title is never in its text', 'blog/2026-01-01-a.mdx', '# [Title](https://example.com)\n\nText.\n'],
  ['Windows line ends', 'docs/a.md', '---\r\ntitle: Title\r\n---\r\n\r\nText.\r\n'],
])('a document is parsed once: %s', (_, path, text) => {
  check(path, text, false);
  const [file = ''] = readdirSync(folder);
  writeFileSync(join(folder, file), serialize({ type: 'root', children: [] }));
  expect(parse(path, text, false).children).toEqual([]);
});

test.each([
  ['a regular expression', 'A {/x/g} b.\n'],
  ['a big number as attribute', '<Card title={10n} />\n'],
  ['a number beyond all', '<Card {...{ max: 1e999 }} />\n'],
  ['a comment', 'A {/* note */} b.\n'],
  ['an import', "import a from './a.json';\n\nText.\n"],
])('a kept tree has its programs: %s', (_, text) => {
  const parsed = parse('docs/a.mdx', text, false);
  check('docs/a.mdx', text, false);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(parse('docs/a.mdx', text, false)).toEqual(parsed);
});

test('no tree is kept with a mistake', () => {
  check('docs/a.mdx', 'A {b c} d.\n', false);
  expect(readdirSync(folder)).toEqual([]);
});

test('a damaged tree is parsed again, and nothing is kept outside a build', () => {
  check('docs/a.md', 'Text.\n', false);
  const [file = ''] = readdirSync(folder);
  const half = readFileSync(join(folder, file)).subarray(0, 40);
  writeFileSync(join(folder, file), half);
  expect(parse('docs/a.md', 'Text.\n', false).children).toHaveLength(1);
  close();
  check('docs/b.md', 'Other text.\n', false);
  expect(() => readdirSync(folder)).toThrow('ENOENT');
});
