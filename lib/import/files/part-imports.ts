import { splitFrontMatter } from '../../content/files/split-front-matter';
import { type DocumentCode, documentCode } from './code-places';

function lacks({ uses, statements }: DocumentCode, name: string): boolean {
  return uses.has(name) && !statements.some(({ names }) => names.includes(name));
}

function withImports(text: string, lines: readonly string[]): string {
  if (lines.length === 0) return text;
  const start = splitFrontMatter(text)?.bodyStart ?? 0;
  return `${text.slice(0, start)}${lines.join('')}\n${text.slice(start)}`;
}

/** Adds imports of Markdown parts, by name and path, that the site gives to all documents. Components need none. */
export function importParts(text: string, from: string, parts: ReadonlyMap<string, string>): string {
  const named = [...parts].filter(([name, path]) => path !== from && new RegExp(`<${name}\\b`).test(text));
  const code = named.length > 0 ? documentCode(text) : undefined;
  const lacking = named.filter(([name]) => code && lacks(code, name));
  return withImports(
    text,
    lacking.map(([name, path]) => `import ${name} from '@site/${path}';\n`),
  );
}

/** Imports React into a document that uses it without an import, as Docusaurus 2 allowed. */
export function importReact(text: string): string {
  const code = /\bReact\./.test(text) ? documentCode(text) : undefined;
  return withImports(text, code && lacks(code, 'React') ? ["import React from 'react';\n"] : []);
}
