import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileSnippets, parseSnippets } from './compile-snippets';
import { readSnippets } from './read-snippets';

const types = 'content/snippets.d.ts';

function fence(language: string, ...lines: string[]): string {
  return `\`\`\`${language}\n${lines.join('\n')}\n\`\`\`\n`;
}

it("the site's own snippets compile", () => {
  const pages = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => `content/${path}`);
  const snippets = pages.flatMap((page) => readSnippets(page, readFileSync(page, 'utf8')));
  // A site that declares nothing has its snippets read for mistakes of spelling.
  expect(existsSync(types) ? compileSnippets(snippets, types) : parseSnippets(snippets)).toEqual([]);
});

describe('compiling', () => {
  const wrong: Readonly<Record<string, string>> = {
    'a call that does not exist': fence('ts', "import { open } from 'known';", 'open().close();'),
    'a wrong argument in JavaScript': fence('js', "import { open } from 'known';", 'open(1);'),
    'a name that is not declared': fence('js', 'opens();'),
    'a package that is not declared': fence('ts', "import 'unknown-package';"),
    'a value that may be missing, in TypeScript': fence('ts', "document.querySelector('a').remove();"),
    'a mistake of spelling': fence('ts', 'const = 1;'),
  };
  const right: Readonly<Record<string, string>> = {
    'what is declared': fence('ts', "import { open } from 'known';", 'await open();'),
    'a value that may be missing, in JavaScript': fence('js', "document.querySelector('a').remove();"),
    'a parameter without a type in JavaScript': fence('js', 'export function a(b) { return b; }'),
    'a file in parts': fence('ts title="a.ts"', 'const a = 1;') + fence('ts title="a.ts"', 'console.log(a);'),
    'a file that imports another': fence('js title="a.js"', 'export const a = 1;') + fence('js', "import './a.js';"),
    'two files that name a thing alike': fence('ts', 'const a = 1;') + fence('ts', 'const a = 2;'),
    'other languages': fence('json', '{ const }') + fence('', 'const'),
  };
  const item = `1. Text\n\n   ${fence('ts', 'const one: string = 1;').replaceAll('\n', '\n   ')}`;
  const pages = { ...wrong, ...right, place: `---\ntitle: A\n---\n\n## Text {#one}\n\n${item}` };
  const snippets = Object.entries(pages).flatMap(([page, text]) => readSnippets(`${page}.mdx`, text));
  const problems = compileSnippets(snippets, 'tests/unit/content/known.d.ts');
  const problemsOf = (page: string) => problems.filter((problem) => problem.startsWith(`${page}.mdx:`));

  it('names the line of the page', () => {
    expect(problemsOf('place')).toEqual(["place.mdx:10 (line-9.ts) Type 'number' is not assignable to type 'string'."]);
  });

  it.each(Object.keys(wrong))('finds %s', (page) => {
    expect(problemsOf(page)).not.toEqual([]);
  });

  it.each(Object.keys(right))('takes %s', (page) => {
    expect(problemsOf(page)).toEqual([]);
  });
});

it('without types, only mistakes of spelling count', () => {
  const parse = (text: string) => parseSnippets(readSnippets('a.md', text));
  expect(parse(fence('ts', "import { a } from 'anything';", 'a.b();'))).toEqual([]);
  expect(parse(fence('tsx', 'export const a = <p>;'))[0]).toContain('a.md:2 (line-1.tsx)');
});
