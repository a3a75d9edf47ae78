import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ts from 'typescript';
import * as z from 'zod';
import { readJson } from '../node/read-json';

const renameSchema = z.object({ version: z.string(), from: z.string(), to: z.string() });

type TypeScript = typeof ts;

/** A renamed key of site.config.ts, such as `blog.postsPerPage`. */
export type RenamedKey = z.output<typeof renameSchema>;

/** Renamed keys of a release, oldest first. */
export function readRenamedKeys(release: string): RenamedKey[] {
  const file = join(release, 'lib/framework/renamed-keys.json');
  return existsSync(file) ? z.array(renameSchema).parse(readJson(file)) : [];
}

/**
 * An expression without its types. Repeated here, because an upgrade only runs this folder and lib/node, which are replaced
 * last.
 */
function plain(ts: TypeScript, node: ts.Expression | undefined): ts.Expression | undefined {
  let current = node;
  while (
    current &&
    (ts.isSatisfiesExpression(current) || ts.isAsExpression(current) || ts.isParenthesizedExpression(current))
  )
    current = current.expression;
  return current;
}

/** The property at a path, if it is written literally. */
function propertyAt(ts: TypeScript, file: ts.SourceFile, path: readonly string[]): ts.PropertyAssignment | undefined {
  let value: ts.Expression | undefined = file.statements.find(ts.isExportAssignment)?.expression;
  let found: ts.PropertyAssignment | undefined;
  for (const part of path) {
    const object = plain(ts, value);
    if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
    found = object.properties
      .filter(ts.isPropertyAssignment)
      .find(({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === part);
    value = found?.initializer;
  }
  return found;
}

/**
 * Renames keys in a site.config.ts.
 * @returns the text, the renamed keys, and moved keys that are left to the owner
 */
export function renameKeys(text: string, renames: readonly RenamedKey[]) {
  const done: string[] = [];
  const left: string[] = [];
  if (renames.length === 0) return { text, done, left };
  // Only loaded here, because it would take most of the time of an upgrade.
  const ts: TypeScript = createRequire(import.meta.url)('typescript');
  let result = text;
  for (const { from, to } of renames) {
    const [path, target] = [from.split('.'), to.split('.')];
    const file = ts.createSourceFile('site.config.ts', result, ts.ScriptTarget.Latest, true);
    const property = propertyAt(ts, file, path);
    if (!property) continue;
    if (path.slice(0, -1).join('.') !== target.slice(0, -1).join('.')) {
      left.push(`${from} is ${to} now: move it in site.config.ts`);
      continue;
    }
    const { name } = property;
    result = `${result.slice(0, name.getStart(file))}${target.at(-1)}${result.slice(name.getEnd())}`;
    done.push(`${from} is ${to} now: renamed in site.config.ts`);
  }
  return { text: result, done, left };
}
