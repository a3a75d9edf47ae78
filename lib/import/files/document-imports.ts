import { splitFrontMatter } from '../../content/files/split-front-matter';
import { builtInModules } from '../../mdx/components/components';
import { importKind } from '../../mdx/imports/import-source';
import { isStyleSheet } from '../styles/parse-styles';
import { type DocumentCode, documentCode, type Statement } from './code-places';

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

/**
 * Replaces statements of a document, the last first, so that the places of the others stay.
 * @param change null removes a statement with its line, and one of two empty lines around it; undefined keeps it
 */
export function changeStatements<One extends Pick<Statement, 'start' | 'end'>>(
  text: string,
  statements: readonly One[],
  change: (statement: One) => string | null | undefined,
): string {
  return statements.reduceRight((rest, statement) => {
    const [before, after] = [rest.slice(0, statement.start), rest.slice(statement.end)];
    const changed = change(statement);
    if (changed === undefined) return rest;
    if (changed !== null) return before + changed + after;
    return before + after.replace(/^[^\S\n]*\n?/, '').replace(/^\n/, /(?:^|\n\n)$/.test(before) ? '' : '\n');
  }, text);
}

/** Removes what nothing uses any more from imports of these texts, because the content check refuses some of them. */
export function dropUnusedImports(text: string, candidates: ReadonlySet<string>): string {
  const code = candidates.size > 0 ? documentCode(text) : undefined;
  if (!code) return text;
  return changeStatements(text, code.statements, ({ text: own, imported }) => {
    if (!imported || !candidates.has(own)) return undefined;
    const names = imported.names.filter(({ local }) => code.uses.has(local));
    if (names.length === imported.names.length) return undefined;
    return names.length > 0 ? importOf({ ...imported, names }) : null;
  });
}

/** Whether the content check refuses an import even if it is unused. */
function isRefused({ source, names }: NonNullable<Statement['imported']>): boolean {
  if (isStyleSheet(source)) return true;
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
