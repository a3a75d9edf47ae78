import { builtInModules } from '../../mdx/components/components';
import { importKind } from '../../mdx/imports/import-source';
import { documentCode, type Statement } from './code-places';

/** An import with these of its names alone. */
function importOf({ source, names }: NonNullable<Statement['imported']>): string {
  const [whole, named] = [names.filter(({ name }) => /^(?:default|\*)$/.test(name)), names.filter(isNamed)];
  const listed = named.map(({ local, name }) => (local === name ? name : `${name} as ${local}`));
  const clause = [
    ...whole.map(({ local, name }) => (name === '*' ? `* as ${local}` : local)),
    ...(listed.length > 0 ? [`{ ${listed.join(', ')} }`] : []),
  ];
  return `import ${clause.join(', ')} from '${source}';`;
}

function isNamed({ name }: { name: string }): boolean {
  return name !== 'default' && name !== '*';
}

/** Removes a statement with its line, and one of two empty lines around it. */
export function cutStatement(text: string, { start, end }: Pick<Statement, 'start' | 'end'>): string {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return before + after.replace(/^[^\S\n]*\n/, '').replace(/^\n/, /(?:^|\n\n)$/.test(before) ? '' : '\n');
}

/** Removes what nothing uses any more from imports of these texts, because the content check refuses some of them. */
export function dropUnusedImports(text: string, candidates: ReadonlySet<string>): string {
  const code = candidates.size > 0 ? documentCode(text) : undefined;
  if (!code) return text;
  let rest = text;
  for (const { start, end, text: own, imported } of code.statements.reverse()) {
    if (!imported || !candidates.has(own)) continue;
    const names = imported.names.filter(({ local }) => code.uses.has(local));
    if (names.length === imported.names.length) continue;
    if (names.length > 0) rest = rest.slice(0, start) + importOf({ ...imported, names }) + rest.slice(end);
    else rest = cutStatement(rest, { start, end });
  }
  return rest;
}

/** Whether the content check refuses an import even if it is unused. */
function isRefused({ source, names }: NonNullable<Statement['imported']>): boolean {
  if (/\.(?:s?css|sass|less)$/.test(source)) return true;
  if (importKind(source) === 'module') return source !== 'react' || names.some(isNamed);
  const known = builtInModules.get(source);
  return importKind(source) === 'built-in' && names.some(({ name }) => !known || !Object.hasOwn(known, name));
}

const mayBeRefused = /^\s*import\s[^'"]*['"](?:[^.'"/]|@(?!site\/)|[^'"]*ss['"])/m;

/** Removes imports of packages, styles and missing modules that the document never uses. Docusaurus ignores them. */
export function dropRefusedImports(text: string): string {
  const code = mayBeRefused.test(text) ? documentCode(text) : undefined;
  const refused = code?.statements.filter(({ imported }) => imported && isRefused(imported)) ?? [];
  return dropUnusedImports(text, new Set(refused.map((statement) => statement.text)));
}
