import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assetMediaType } from '@/lib/content/files/assets';
import { socialLinks } from '@/lib/content/links/social-links';
import { siteRoutes } from '@/lib/content/model/site-routes';
import { isKnownLanguage } from '@/lib/mdx/code/highlight';
import { builtInModules, componentNames } from '@/lib/mdx/components/components';
import { admonitionTypes } from '@/lib/mdx/plugins/remark-admonitions';
import { docSchema } from '@/schema/doc';
import { pageSchema } from '@/schema/page';
import { postSchema } from '@/schema/post';
import { buildSite } from './writing/example-site';

const text = readFileSync('docs/writing.md', 'utf8');

/** Words in backticks on the first line that holds a text. */
function wordsBeside(found: string): string[] {
  const line = text.split('\n').find((candidate) => candidate.includes(found)) ?? '';
  return [...line.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
}

/** Items of the list that a sentence ends with: "a, b and c." */
function itemsAfter(opening: string): string[] {
  const at = text.indexOf(opening) + opening.length;
  return text
    .slice(at, text.indexOf('.', at))
    .split(/,| and /)
    .map((item) => item.trim());
}

/** Files of the table of addresses, those without a folder beside the one before them. */
const addresses = [...text.matchAll(/^\| (`(?:docs|blog|pages)\/.+?) \| (?:`([^`]+)`|none)/gm)].flatMap(
  ([, files = '', route]) => {
    const names = [...files.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const folder = names[0]?.replace(/[^/]*$/, '') ?? '';
    return names.map((name) => ({ path: name.includes('/') ? name : folder + name, route }));
  },
);

it.each(addresses)('$path lives at $route', async ({ path, route }) => {
  const source = { path, text: '---\ntitle: Example\n---\n\n{/* truncate */}\n' };
  const { problems, content } = await buildSite([source]);
  const without = siteRoutes((await buildSite([])).content);
  // There is an address `/` without a home page too: it leads to where the site begins.
  const added = [...siteRoutes(content)].filter((candidate) => !without.has(candidate));
  const home = content.pages.filter(({ permalink }) => permalink === '/').map(({ permalink }) => permalink);
  expect(problems).toEqual([]);
  if (route === undefined) expect([...added, ...home]).toEqual([]);
  else expect([...added, ...home]).toContain(route);
});

it('every component is shown or named', () => {
  expect(componentNames.filter((name) => !new RegExp(`[<\`/]${name}\\b`).test(text))).toEqual([]);
  const named = text.split('\n\n').find((paragraph) => paragraph.startsWith('Imports of')) ?? '';
  expect([...builtInModules.keys()].filter((name) => !named.includes(name.replace('@theme/', '')))).toEqual([]);
});

it('other names of admonitions look as the page says', () => {
  const [caution, success, secondary, important] = wordsBeside('Other names work').map((name) =>
    admonitionTypes.get(name),
  );
  expect([caution, success, secondary, important]).toEqual(['warning', 'tip', 'note', 'info']);
});

it('the lists of files, networks and languages hold', () => {
  const endings = itemsAfter('Beside pages may lie: ');
  expect(endings.filter((ending) => assetMediaType(`x.${ending}`) === undefined)).toEqual([]);
  const networks = itemsAfter('take a handle: ');
  expect(networks.filter((name) => socialLinks({ [name]: 'ann' }).length === 0)).toEqual([]);
  const languages = wordsBeside('by name or alias').concat(wordsBeside('`java`'));
  expect(languages.length).toBeGreaterThan(15);
  expect(languages.filter((name) => !isKnownLanguage(name))).toEqual([]);
});

it.each([
  ['mdx/import', "import Chart from './chart'"],
  ['mdx/event-handler', '<button onClick={() => 1}>x</button>'],
  ['mdx/unknown-component', '<Chart />'],
])('%s refuses %s', async (code, body) => {
  const { problems } = await buildSite([{ path: 'docs/a.mdx', text: `---\ntitle: A\n---\n\n${body}\n` }]);
  expect(problems.join()).toContain(code);
});

it('nothing shows what the page says that nothing shows', async () => {
  const head = 'sidebar_custom_props: { secret: 1 }';
  const { problems, content } = await buildSite([
    { path: 'docs/a.mdx', text: `---\ntitle: A\n${head}\n---\n\nText.\n` },
  ]);
  expect(problems).toEqual([]);
  expect(JSON.stringify(content.versions.map(({ sidebars }) => sidebars))).not.toContain('secret');
});

describe('the editor', () => {
  const snippets = JSON.parse(readFileSync('.vscode/front-matter.code-snippets', 'utf8')) as Record<
    string,
    { scope: string; prefix: string; description: string }
  >;

  it('offers every field that is not old, in .md and .mdx', () => {
    const fields = [docSchema, postSchema, pageSchema].flatMap(({ shape }) => Object.keys(shape));
    const current = [...new Set(fields)].filter((name) => !/^author(?:$|_)/.test(name));
    const offered = Object.values(snippets).filter(({ scope, description }) => scope === 'markdown,mdx' && description);
    expect(offered.map(({ prefix }) => prefix)).toEqual(expect.arrayContaining(current));
  });

  it('knows the files the page names', () => {
    const settings = readFileSync('.vscode/settings.json', 'utf8');
    const { recommendations } = JSON.parse(readFileSync('.vscode/extensions.json', 'utf8')) as {
      recommendations: string[];
    };
    for (const name of ['_category_.json', 'versions.json', '_category_.yml', 'authors.yml', 'tags.yml'])
      expect(settings).toContain(name);
    expect(recommendations).toEqual(expect.arrayContaining(['unifiedjs.vscode-mdx', 'redhat.vscode-yaml']));
  });
});
