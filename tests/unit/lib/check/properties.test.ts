import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../lib/check/check-content';
import { decodeFile } from '../../../../lib/check/content/decode';
import { isRisky } from '../../../../lib/check/content/facts-guard';
import { fileFacts } from '../../../../lib/check/content/file-facts';
import type { FileKind } from '../../../../lib/content/files/file-kind';
import { createLineIndex } from '../../../../lib/report/place';
import { fixtureSite as site } from './fixture-site';

const limit = 2_000;
const maxLength = 100_000;
/** Milliseconds on the wall for one test: only what hangs takes as long. The limit of a file is measured apart. */
const timeout = 240_000;

/** Milliseconds of the processor, not of the wall, so that a busy machine fails nothing. */
function timed<Result>(run: () => Result): { result: Result; ms: number } {
  const start = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(start);
  return { result, ms: (user + system) / 1000 };
}

/** Checks one file and that every place lies within it. */
function check(path: string, kind: FileKind, bytes: Uint8Array): void {
  const read = () => timed(() => fileFacts({ path, kind, bytes, allowedKeys: [], untrusted: false }));
  const first = read();
  // A risky file is read where it can be stopped; what is not must not need that.
  if (!isRisky(bytes)) {
    // Neighbours on the processor slow a run down, they speed none up: what is too slow is slow every time.
    let { ms } = first;
    for (let again = 0; again < 2 && ms >= limit; again++) ms = Math.min(ms, read().ms);
    expect(ms).toBeLessThan(limit);
  }
  const { problems } = first.result;
  const { text } = decodeFile(bytes);
  const lines = createLineIndex(text);
  const last = text.split('\n').length;
  for (const { line, column, endLine, endColumn } of problems) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(last);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual(lines.line(line).length + 1);
    expect(endLine).toBeGreaterThanOrEqual(line);
    if (endLine === line) expect(endColumn).toBeGreaterThanOrEqual(column);
  }
}

function textOf(fragments: readonly string[], maxFragments: number): fc.Arbitrary<string> {
  return fc
    .array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...fragments) },
        { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
      ),
      { maxLength: maxFragments, size: 'max' },
    )
    .map((parts) => parts.join('').slice(0, maxLength));
}

const mdxFragments = [
  '# ',
  '## A {#a}\n',
  '\n',
  '\n\n',
  ' ',
  '- ',
  '1. ',
  '> ',
  '| a | b |\n|---|---|\n',
  '```js {1,9}\n',
  '```\n',
  '```mermaid\n',
  ':::note\n',
  ':::tip[',
  '::::x\n',
  ':::\n',
  '<div>',
  '</div>',
  '<Tabs>\n',
  '</Tabs>\n',
  '<b ',
  'a="',
  '={',
  '/>',
  '{',
  '}',
  '{/*',
  '*/}',
  '<!--',
  '-->',
  '`',
  '``',
  '**',
  '*',
  '_',
  '~~',
  '[',
  '](',
  ')',
  '![',
  '[^1]',
  '[a]: b\n',
  'import x from "y"\n',
  'export const a = 1\n',
  'onClick={() => 1}',
  '\\',
  '&amp;',
  'text',
  'é😀',
  '\r\n',
  '\t',
  '$',
  'http://a.b',
  '{a}',
  '<br>',
  '---\n',
  '===\n',
];
const yamlFragments = [
  'title: ',
  'tags: [',
  'date: ',
  'last_update:\n  ',
  '- ',
  ': ',
  '\n',
  '  ',
  '\t',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  '&a ',
  '*a',
  '!!js ',
  '|\n',
  '>\n',
  '#',
  '? ',
  '---\n',
  '...\n',
  '%YAML 1.2\n',
  'null',
  '~',
  'true',
  '5',
  '2026-02-30',
  'x',
  '<<: *a\n',
  '\\',
  '@',
  '`',
  ',',
];

describe('any content', () => {
  it(
    'random bytes neither crash nor hang the check',
    () => {
      const kinds = fc.constantFrom(
        ['docs/a.md', 'Doc'],
        ['blog/2026-01-01-a.mdx', 'Post'],
        ['tags.yml', 'Tags'],
        ['docs/_category_.json', 'Category'],
      ) as fc.Arbitrary<[string, FileKind]>;
      fc.assert(
        fc.property(kinds, fc.uint8Array({ maxLength, size: 'max' }), ([path, kind], bytes) =>
          check(path, kind, bytes),
        ),
        { numRuns: 8, endOnFailure: true },
      );
    },
    timeout,
  );

  it(
    'random front matter neither crashes nor hangs the check',
    () => {
      fc.assert(
        fc.property(textOf(yamlFragments, 400), (yaml) =>
          check('docs/a.md', 'Doc', Buffer.from(`---\n${yaml}\n---\n\n# A\n`)),
        ),
        { numRuns: 80 },
      );
      fc.assert(
        fc.property(textOf(yamlFragments, 30_000), (yaml) =>
          check('docs/a.md', 'Doc', Buffer.from(`---\n${yaml}\n---\n\n# A\n`)),
        ),
        { numRuns: 3, endOnFailure: true },
      );
    },
    timeout,
  );

  it(
    'random data files neither crash nor hang the check',
    () => {
      const files = fc.constantFrom(
        ['authors.yml', 'Authors'],
        ['docs/_category_.yml', 'Category'],
        ['docs/_category_.json', 'Category'],
        ['versions.json', 'Versions'],
      ) as fc.Arbitrary<[string, FileKind]>;
      fc.assert(
        fc.property(files, textOf(yamlFragments, 400), ([path, kind], text) => check(path, kind, Buffer.from(text))),
        { numRuns: 80 },
      );
      fc.assert(
        fc.property(files, fc.json({ maxDepth: 6 }), ([path, kind], text) => check(path, kind, Buffer.from(text))),
        { numRuns: 60 },
      );
    },
    timeout,
  );

  it(
    'random MDX neither crashes nor hangs the check',
    () => {
      fc.assert(
        fc.property(textOf(mdxFragments, 120), (body) =>
          check('docs/a.mdx', 'Doc', Buffer.from(`---\ntitle: A\n---\n${body}`)),
        ),
        { numRuns: 100 },
      );
    },
    timeout,
  );

  it(
    'random MDX of 100 kB is stopped when it takes too long, and takes no other file with it',
    async () => {
      const bodies = fc.sample(textOf(mdxFragments, 25_000), 2);
      // At each empty line the parser reads the export from its start, hoping for its end: minutes, left alone.
      const endless = `export const a = \`\n\n${'text\n\n'.repeat(7_000)}`;
      const root = mkdtempSync(join(tmpdir(), 'content-check-'));
      mkdirSync(join(root, 'docs'));
      for (const [index, body] of [...bodies, endless].entries()) {
        writeFileSync(join(root, `docs/${index}.mdx`), `---\ntitle: A\n---\n${body}`);
      }
      writeFileSync(join(root, 'docs/last.mdx'), '---\ntitle: 5\n---\n');
      const start = process.cpuUsage();
      const { diagnostics, documents } = await checkContent({ contentDir: root, publicDir: root, site });
      const { user, system } = process.cpuUsage(start);
      rmSync(root, { recursive: true });
      expect(documents).toBe(4);
      expect(diagnostics.filter(({ file }) => file === 'docs/last.mdx').map(({ code }) => code)).toEqual([
        'front-matter/type',
      ]);
      expect(diagnostics.filter(({ file }) => file === 'docs/2.mdx').map(({ message }) => message)).toEqual([
        'The file takes longer than 4 s to parse',
      ]);
      // Four seconds a file, and as much for starting a thread anew.
      expect((user + system) / 1000).toBeLessThan(documents * 4 * limit);
    },
    timeout,
  );

  it.each([
    '[',
    '](',
    '*a ',
    '**a*',
    '`',
    '<a>',
    '{',
    '{a} ',
    '> ',
    '- ',
    '- a\n',
    '# a\n',
    '===\n',
    '|a|\n',
    ':::note\n',
    ':::note\n\n',
    '<!--',
    '\\',
    '&amp;',
    'a\n',
    '\u0000',
    '"',
    '}',
    'import a\n\n',
    'export const a = 1\n',
    '[^a]',
    '<b\n',
    'a@b.c ',
  ])(
    '100 kB of %j do not hang the check',
    (unit) => {
      const text = unit.repeat(Math.ceil(maxLength / unit.length)).slice(0, maxLength);
      check('docs/a.mdx', 'Doc', Buffer.from(`---\ntitle: A\n---\n${text}`));
      check('docs/a.mdx', 'Doc', Buffer.from(`---\n${text}\n---\n`));
      check('tags.yml', 'Tags', Buffer.from(text));
    },
    timeout,
  );
});
