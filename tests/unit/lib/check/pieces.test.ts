import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeFile } from '../../../../lib/check/content/decode';
import { isRisky } from '../../../../lib/check/content/facts-guard';
import { readFrontMatter } from '../../../../lib/check/content/front-matter-block';
import { createPlacer } from '../../../../lib/check/content/mdx-parse';
import { parseDiagram } from '../../../../lib/check/content/mermaid-parser';
import { parseYaml } from '../../../../lib/check/content/yaml-source';
import { createDiagramCache } from '../../../../lib/check/rules/mermaid-syntax';
import { fileKind } from '../../../../lib/content/files/file-kind';
import { createLineIndex } from '../../../../lib/report/place';
import { didYouMean, nearest } from '../../../../lib/report/suggest';

describe('createLineIndex', () => {
  it('finds lines and columns from 1', () => {
    const lines = createLineIndex('ab\n\ncd');
    expect(lines.place(0, 2)).toEqual({ line: 1, column: 1, endLine: 1, endColumn: 3 });
    expect(lines.place(3)).toEqual({ line: 2, column: 1, endLine: 2, endColumn: 1 });
    expect(lines.place(5, 99)).toEqual({ line: 3, column: 2, endLine: 3, endColumn: 3 });
    expect([lines.line(1), lines.line(2), lines.line(3), lines.line(4)]).toEqual(['ab', '', 'cd', '']);
  });
});

describe('decodeFile', () => {
  it('unifies line ends and drops the byte-order mark', () => {
    expect(decodeFile(Buffer.from('\uFEFFa\r\nb\rc\n')).text).toBe('a\nb\nc\n');
  });

  it.each([
    [[0x61, 0x0a, 0x62, 0xe9], '2:2', '0xe9'],
    [[0xc3, 0x28], '1:1', '0xc3'],
    [[0x61, 0xf0, 0x9f, 0x98], '1:2', '0xf0'],
    [[0xed, 0xa0, 0x80], '1:1', '0xed'],
  ])('names the first byte that is not UTF-8 in %j', (bytes, place, value) => {
    const { problem } = decodeFile(Uint8Array.from(bytes));
    expect(`${problem?.line}:${problem?.column}`).toBe(place);
    expect(problem?.message).toContain(value);
  });

  it('reads UTF-16 all the same', () => {
    expect(decodeFile(Uint8Array.from([0xfe, 0xff, 0x00, 0x61, 0x00, 0x62])).text).toBe('ab');
  });
});

describe('readFrontMatter', () => {
  it.each([
    ['---\na: 1\n---\nb', 'a: 1\n', 'b'],
    ['---\n---\nb', '', 'b'],
    ['---\na: 1\n---', 'a: 1\n', ''],
    ['---yaml\na: 1\n---\nb', 'a: 1\n', 'b'],
    ['----\nText: 1\n----\nb', '', '----\nText: 1\n----\nb'],
    ['----\na: 1\n\nText\n----\nb', '', '----\na: 1\n\nText\n----\nb'],
    ['----\na: 1\nb', '', '----\na: 1\nb'],
    ['text\n---\nmore', '', 'text\n---\nmore'],
    ['', '', ''],
  ])('splits %j', (text, yaml, body) => {
    const block = readFrontMatter(text);
    expect({ yaml: block.yaml, body: text.slice(block.bodyStart), flaw: block.flaw }).toEqual({
      yaml,
      body,
      flaw: undefined,
    });
  });

  it.each([
    ['----\na: 1\n----\nb', 'a: 1\n', 'b', 'misspelled'],
    [' ---\na: 1\n ---\nb', 'a: 1\n', 'b', 'misspelled'],
    ['\u2014\na: 1\nc:\n  - 2\n\u2014\nb', 'a: 1\nc:\n  - 2\n', 'b', 'misspelled'],
    ['+++\na = 1\n+++\nb', '', 'b', 'toml'],
    ['\n+++\na = 1\n+++', '', '', 'toml'],
    ['\n---\na: 1\n---\nb', '', '\n---\na: 1\n---\nb', 'late'],
  ])('reads on behind the fence of %j', (text, yaml, body, kind) => {
    const block = readFrontMatter(text);
    expect({ yaml: block.yaml, body: text.slice(block.bodyStart), kind: block.flaw?.kind }).toEqual({
      yaml,
      body,
      kind,
    });
  });
});

describe('parseYaml', () => {
  const text = 'a:\n  - x\n  - b: [1, 2]\nempty:\nanchor: &c {d: 1}\nalias: *c\n';
  const source = parseYaml(text, 0, createLineIndex(text));

  it.each([
    [['a', 0], '2:5'],
    [['a', 1, 'b', 1], '3:12'],
    [['empty'], '4:1'],
    [['alias', 'd'], '6:8'],
    [['a', 1, 'nothing'], '3:5'],
  ])('places the value at %j', (path, place) => {
    const { line, column } = source.valuePlace(path);
    expect(`${line}:${column}`).toBe(place);
  });

  it('places keys', () => {
    expect(source.keyPlace(['a', 1, 'b'])).toEqual({ line: 3, column: 5, endLine: 3, endColumn: 6 });
  });
});

describe('createPlacer', () => {
  it('moves columns behind a rewritten stretch back', () => {
    const place = createPlacer(createLineIndex('a <!-- b --> {c d}'), createLineIndex('a {/* b */} {c d}'));
    expect(place({ line: 1, column: 13 }, { line: 1, column: 18 })).toEqual({
      line: 1,
      column: 14,
      endLine: 1,
      endColumn: 19,
    });
    expect(place({ line: 1, column: 1 }, { line: 1, column: 2 })).toMatchObject({ column: 1, endColumn: 2 });
  });
});

describe('suggestions', () => {
  it('name the nearest first, whatever their case', () => {
    expect(nearest('Tabz', ['TabItem', 'Tabs', 'tabs', 'Other'])).toEqual(['Tabs', 'tabs']);
    expect(didYouMean('titel', ['title', 'tile'], '-')).toBe('Did you mean `tile` or `title`?');
    expect(didYouMean('xyz', ['title'], 'None.')).toBe('None.');
    // What both lie in says nothing of what was meant.
    expect(nearest('@theme/Footer', ['@theme/TabItem', '@theme/Tabs', '@theme/CodeBlock'])).toEqual([]);
    expect(nearest('@theme/Tab', ['@theme/TabItem', '@theme/Tabs'])).toEqual(['@theme/Tabs']);
    // Two names of two letters are never further apart than two letters.
    expect(nearest('<<', ['id', 'slug'])).toEqual([]);
    expect(nearest('ud', ['id', 'slug'])).toEqual(['id']);
  });
});

describe('fileKind', () => {
  it.each([
    ['docs/a.md', 'Doc'],
    ['versioned_docs/version-1.0/a/b.mdx', 'Doc'],
    ['docs/a/_category_.yaml', 'Category'],
    ['blog/2026/01/02/a.md', 'Post'],
    ['pages/a.mdx', 'Page'],
    ['blog/authors.yml', 'Authors'],
    ['tags.yml', 'Tags'],
    ['versions.json', 'Versions'],
    ['README.md', 'Stray'],
    ['components/shared/intro.mdx', 'Partial'],
    ['docs/a.MD', 'Stray'],
    ['docs/_private/a.md', 'Partial'],
    ['docs/_a.md', 'Partial'],
    ['docs/a.test.mdx', 'Partial'],
    ['docs/.git/a.md', undefined],
    ['docs/img/a.png', undefined],
  ])('%s is %s', (path, kind) => {
    expect(fileKind(path)).toBe(kind);
  });
});

describe('isRisky', () => {
  it('is false for long pages and true for endless ones', () => {
    expect(isRisky(Buffer.from('A sentence of a page with `code` and a [link](./b.md).\n\n'.repeat(400)))).toBe(false);
    const nested = Array.from({ length: 1000 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n');
    expect(isRisky(Buffer.from(nested))).toBe(true);
    expect(isRisky(Buffer.from(`{\n\n${'text }\n\n'.repeat(6000)}`))).toBe(true);
  });
});

describe('diagrams', () => {
  it.each([
    ['flowchart TD\n  A --> B'],
    ['---\ntitle: x\n---\n%%{init: {"theme": "dark"}}%%\n%% comment\n\nsequenceDiagram\n  A->>B: hi'],
    ['pie title Pets\n  "Dogs" : 3'],
    ['gitGraph\n  commit\n  branch x\n  checkout x'],
    ['erDiagram\n  A ||--o{ B : has'],
    ['stateDiagram-v2\n  [*] --> A'],
    ['classDiagram\n  A <|-- B'],
  ])('accepts %j', async (source) => {
    expect(await parseDiagram(source)).toBeUndefined();
  });

  it.each([
    ['flowchart TD\n  A --> B\n  B -->>\n', 3],
    ['%% one\n\n%%{init: {}}%%\nflowchart TD\n  A[Start --> B\n', 5],
    ['---\ntitle: x\n---\nflowchart TD\n  A --> \n', 5],
    ['gitGraph\n  commit\n  chekout x', 3],
    ['erDiagram\n  A ||--o{ B has', 2],
    ['mindmap\n  root\nother', 3],
  ])('finds the line of the mistake in %j', async (source, line) => {
    expect(await parseDiagram(source)).toMatchObject({ line });
  });

  it('remembers results in a file, by content', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'diagrams-'));
    const file = join(folder, 'cache/diagrams.json');
    const wrong = 'flowchart TD\n  A --> B\n  B -->>\n';
    const first = createDiagramCache(file);
    expect(await first.errorOf('flowchart TD\n  A --> B')).toBeNull();
    expect(await first.errorOf(wrong)).toMatchObject({ line: 3 });
    first.save();
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"line":3', '"line":30'));
    expect(await createDiagramCache(file).errorOf(wrong)).toMatchObject({ line: 30 });
    writeFileSync(file, text.slice(0, 20));
    expect(await createDiagramCache(file).errorOf(wrong)).toMatchObject({ line: 3 });
    rmSync(folder, { recursive: true });
  });
});
