import { appendFileSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bundle } from '../../../../lib/node/bundle.mjs';
import { startProgram } from '../../../../lib/node/program';

const folder = '.cache/bundle-test';
const script = `${folder}/script.ts`;
const part = join(folder, 'part.ts');

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(part, 'export const words: string[] = ["one"];\nexport const place = import.meta.url;\n');
  writeFileSync(script, "import { place, words } from './part';\nconsole.log(words.join(), place);\n");
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(fileURLToPath(new URL(`../../../../.cache/scripts/.cache-bundle-test-script.ts.mjs`, import.meta.url)), {
    force: true,
  });
});

/** Makes the sources old. One from the moment it is read in could be written twice at one time, so that it is always read again. */
function age(): void {
  for (const one of [part, script]) utimesSync(one, 1, 1);
}

/** What the script prints. */
async function run(): Promise<string> {
  const lines: string[] = [];
  const program = startProgram(script, [], { root: process.cwd(), onLine: (line) => lines.push(line) });
  await program.exited;
  return lines.join('\n');
}

test('a module knows its own place', async () => {
  expect(await run()).toMatch(/^one file:.*\/\.cache\/bundle-test\/part\.ts$/);
});

test('what was written since is read again', async () => {
  await run();
  writeFileSync(part, 'export const [words, place] = [["two"], "here"];\n');
  expect(await run()).toBe('two here');
});

test('what was not written since is not made again', async () => {
  age();
  const file = await bundle(script);
  const before = readFileSync(file, 'utf8');
  expect(await bundle(script)).toEqual(file);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('packages are those beside the file that names them', async () => {
  const inner = join(folder, 'inner');
  for (const [at, value] of [
    [folder, 'outer'],
    [inner, 'inner'],
  ] as const) {
    const own = join(at, 'node_modules/which');
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'package.json'), '{ "name": "which", "type": "module", "exports": "./index.js" }');
    writeFileSync(join(own, 'index.js'), `export const which = '${value}';\n`);
    writeFileSync(join(at, 'asks.ts'), "export { which } from 'which';\n");
  }
  writeFileSync(
    script,
    "import { which } from './asks';\nimport { which as other } from './inner/asks';\nconsole.log(which, other);\n",
  );
  expect(await run()).toBe('outer inner');
});

test('Contentlayer is in its bundle whole, and shares with us the packages that are changed there', async () => {
  const text = readFileSync(await bundle('lib/build/read-content-in-child.ts'), 'utf8');
  const outside = new Set(Array.from(text.matchAll(/^import .*? from "([^"]+)";$/gm), ([, name]) => name));
  expect([...outside].filter((name) => /^(?:@?contentlayer2|@effect-ts)\b/.test(name ?? ''))).toEqual([]);
  expect([...outside]).toEqual(expect.arrayContaining(['gray-matter', 'yaml']));
});

test('a damaged bundle is made again', async () => {
  age();
  const file = await bundle(script);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.slice(0, -20));
  await bundle(script);
  expect(readFileSync(file, 'utf8')).toBe(whole);
});

test('a key that is there twice is a mistake', async () => {
  appendFileSync(part, 'export const twice = {\n  a: 1,\n  a: 2,\n};\n');
  expect(await run()).toContain('.cache/bundle-test/part.ts:5:3');
});

test('a mistake is named with its place', async () => {
  appendFileSync(part, 'const = 1;\n');
  expect(await run()).toContain('.cache/bundle-test/part.ts:3:6: ERROR: Expected identifier but found "="');
});

test('an error has the place in the source', async () => {
  writeFileSync(script, '\n\nthrow new Error("Stop");\n');
  expect(await run()).toMatch(/bundle-test\/script\.ts:3:/);
});

test('a configuration that throws is named with the line, without a trace', async () => {
  writeFileSync(join(folder, 'site.config.ts'), 'declare const nope: string;\nexport default { title: nope };\n');
  writeFileSync(script, "import config from './site.config';\nconsole.log(config);\n");
  const lines = (await run()).split('\n');
  expect(lines[0]).toMatch(/^site\.config\.ts throws near line \d: nope is not defined$/);
  expect(lines).toHaveLength(2);
});

test('Contentlayer reads the fields of a document in one fiber, and loads no tracer', async () => {
  const source = `
    import { createRequire } from 'node:module';
    import '@contentlayer2/utils';
    import { T } from '@contentlayer2/utils/effect';
    const fiber = T.map_(T.descriptor, ({ id }) => id.seqNumber);
    const fields = await T.runPromise(T.forEachParDict_(['title'], { mapKey: () => fiber, mapValue: () => fiber }));
    const [[key, value]] = Object.entries(fields);
    const { cache } = createRequire(import.meta.url);
    const loaded = Object.keys(cache).filter((file) => /@opentelemetry[\\\\/](?!api)/.test(file));
    console.log(key === String(value), loaded.length);`;
  writeFileSync(script, source);
  expect(await run()).toBe('true 0');
});
