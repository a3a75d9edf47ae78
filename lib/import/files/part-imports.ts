import { splitFrontMatter } from '../../content/files/split-front-matter';
import { documentCode } from './code-places';

/**
 * The document with an import of each part that it shows and that the site gives to all documents: only components need none.
 * @param parts name → path, from the folder of the site
 */
export function importParts(text: string, from: string, parts: ReadonlyMap<string, string>): string {
  const named = [...parts].filter(([name, path]) => path !== from && new RegExp(`<${name}\\b`).test(text));
  const code = named.length > 0 ? documentCode(text) : undefined;
  const lines = named
    .filter(([name]) => code?.uses.has(name) && !code.statements.some(({ names }) => names.includes(name)))
    .map(([name, path]) => `import ${name} from '@site/${path}';\n`);
  if (lines.length === 0) return text;
  const start = splitFrontMatter(text)?.bodyStart ?? 0;
  return `${text.slice(0, start)}${lines.join('')}\n${text.slice(start)}`;
}
