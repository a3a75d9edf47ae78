import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openPageCache } from '@/lib/build/page-cache';
import { noteAsked, readManifest, writePlan } from '@/lib/content/render/page-manifest';
import { tempFolder } from '@/tests/unit/temp-folder';

const builds = ['11111111aaaaaaaaaaaa', '22222222bbbbbbbbbbbb'] as const;
const all = ['/docs/a', '/docs/b'];

let root = '';

beforeEach(() => {
  root = tempFolder();
});

interface Render {
  build: string;
  rendered?: readonly string[];
  code?: string;
  asset?: string;
}

/** A build: Next renders pages into a new folder and says which, as lib/content/render/render-plan.ts does. */
function build({ build, rendered = all, code = 'code', asset = 'a.js' }: Render) {
  const stage = tempFolder();
  const cache = openPageCache({ root, out: '/out', code, name: build });
  const folder = cache.env['KEPT_PAGES'] ?? '';
  const usable = readManifest(folder).pages.map(({ route }) => route);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(stage, path)), { recursive: true });
    writeFileSync(join(stage, path), text);
  };
  write(`_next/static/${asset}`, '');
  write(`_next/static/${build}/_buildManifest.js`, '');
  for (const route of rendered) {
    write(`${route}.html`, `${route} by ${build}, ?v=${build.slice(0, 8)}`);
    write(`${route}.txt`, `rows of ${build}`);
    noteAsked(folder, { route, questions: { [`${route}.mdx`]: [['link', './x', null]] }, answers: 'answers' });
  }
  writePlan(folder, {
    inputs: Object.fromEntries(all.map((route) => [route, `inputs of ${route}`])),
    rendered: [...rendered],
  });
  const notes = cache.complete(stage);
  const read = (path: string) => (existsSync(join(stage, path)) ? readFileSync(join(stage, path), 'utf8') : undefined);
  return { folder, usable, notes, read };
}

it('puts pages of the last build into the next one, under its name', () => {
  expect(build({ build: builds[0] }).notes).toEqual([]);
  const { usable, notes, read } = build({ build: builds[1], rendered: ['/docs/b'] });
  expect(usable).toEqual(all);
  expect(notes).toEqual(['  1 of 2 pages are those of the last build.']);
  expect(read('docs/a.html')).toBe('/docs/a by 22222222bbbbbbbbbbbb, ?v=22222222');
  expect(read('docs/a.txt')).toBe('rows of 22222222bbbbbbbbbbbb');
});

it('remembers what each page was made of, over builds that did not render it', () => {
  build({ build: builds[0] });
  build({ build: builds[1], rendered: ['/docs/b'] });
  const { folder } = build({ build: builds[0], rendered: [] });
  expect(readManifest(folder).pages.toSorted((a, b) => (a.route < b.route ? -1 : 1))).toEqual(
    all.map((route) => ({
      ...{ route, inputs: `inputs of ${route}`, questions: { [`${route}.mdx`]: [['link', './x', null]] } },
      ...{ answers: 'answers', file: expect.stringMatching(/^[\da-f]{64}$/) },
    })),
  );
});

it('offers none that other code rendered', () => {
  build({ build: builds[0] });
  expect(build({ build: builds[1], code: 'other' }).usable).toEqual([]);
});

it('offers none that is damaged, and none by a manifest that is', () => {
  const { folder } = build({ build: builds[0] });
  const [page] = readdirSync(folder).filter((name) => /^[\da-f]{64}$/.test(name));
  writeFileSync(join(folder, page ?? ''), 'damaged');
  expect(build({ build: builds[1] }).usable).toHaveLength(1);
  writeFileSync(join(folder, 'manifest.json'), '{ "code": "co');
  expect(build({ build: builds[1] }).usable).toEqual([]);
});

it('forgets all where Next made other files for the browser', () => {
  build({ build: builds[0] });
  expect(build({ build: builds[1], rendered: ['/docs/b'], asset: 'other.js' }).notes).toBeNull();
  expect(build({ build: builds[1], asset: 'other.js' }).usable).toEqual([]);
});

it('keeps no file of a page that was rendered again, or is gone', () => {
  build({ build: builds[0] });
  const { folder } = build({ build: builds[1] });
  expect(readdirSync(folder).filter((name) => /^[\da-f]{64}$/.test(name))).toHaveLength(all.length);
});
