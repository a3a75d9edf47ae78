import { readFileSync } from 'node:fs';
import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import type ts from 'typescript';
import { createLineIndex, fileStart, type Place } from '../report/place';
import { isWholeConfig } from './override-site-config';
import { declaredValue, plainExpression, type TypeScript } from './written-values';

/** Finds the value of a key in site.config.ts, or its name; undefined where it is not written out there. */
type ConfigPlaces = (key: ConfigKey, name?: boolean) => Place | undefined;

/** What an expression means: a name stands for what it holds. */
function unwrap(tools: TypeScript, node: ts.Expression | undefined, file: ts.SourceFile): ts.Expression | undefined {
  let current = node && plainExpression(tools, node);
  // A name may stand for another one, but not without end.
  for (let step = 0; current && tools.isIdentifier(current) && step < 20; step++) {
    const held = declaredValue(tools, file, current.text);
    current = held && plainExpression(tools, held);
  }
  return current;
}

function child(
  tools: TypeScript,
  node: ts.Expression | undefined,
  part: PropertyKey,
  file: ts.SourceFile,
): { name?: ts.Node; value: ts.Expression } | undefined {
  const value = unwrap(tools, node, file);
  if (!value) return undefined;
  if (tools.isArrayLiteralExpression(value)) {
    const element = typeof part === 'number' ? value.elements[part] : undefined;
    return element && { value: element };
  }
  if (!tools.isObjectLiteralExpression(value)) return undefined;
  for (const property of value.properties) {
    const name = property.name && !tools.isComputedPropertyName(property.name) ? property.name.text : undefined;
    if (name !== part) continue;
    if (tools.isPropertyAssignment(property)) return { name: property.name, value: property.initializer };
    if (tools.isShorthandPropertyAssignment(property)) return { name: property.name, value: property.name };
  }
  return undefined;
}

function placesIn(tools: TypeScript, text: string): ConfigPlaces {
  const file = tools.createSourceFile('site.config.ts', text, tools.ScriptTarget.Latest, true);
  const root = file.statements.find(tools.isExportAssignment)?.expression;
  const lines = createLineIndex(text);
  return (key, name = false) => {
    let found: ReturnType<typeof child> = root && { value: root };
    for (const part of key) found = child(tools, found?.value, part, file);
    const node = name ? (found?.name ?? found?.value) : found?.value;
    return node && lines.place(node.getStart(file), node.getEnd());
  };
}

const never: ConfigPlaces = () => undefined;

/** Reads where the keys of a site configuration stand, with the parser of TypeScript itself. */
function placeFinder(path: string, tools: TypeScript): ConfigPlaces {
  try {
    const text = readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n');
    return placesIn(tools, text);
  } catch {
    // No such file: the message names the key.
    return never;
  }
}

/** Finds the value of a key in the variable SITE_CONFIG, or its name; undefined where it is not there. */
function overridePlaces(json: string): ConfigPlaces {
  const root = parseTree(json);
  const lines = createLineIndex(json);
  return (key, name = false) => {
    const value = root && key.length > 0 ? findNodeAtLocation(root, key as JSONPath) : undefined;
    const node = name && value?.parent?.type === 'property' ? value.parent.children?.[0] : value;
    return node && lines.place(node.offset, node.offset + node.length);
  };
}

/** The variable that replaces some of site.config.ts, or all of it. */
export const configVariable = 'SITE_CONFIG';

/** What a configuration is written in. */
export interface ConfigSource {
  /** Path of site.config.ts; undefined where there is none. */
  path?: string | undefined;
  /** Value of the variable. */
  json?: string | undefined;
}

/** Finds a key or its value in the variable, else in site.config.ts; undefined where neither has it. */
export function writtenPlaces({ path, json = '' }: ConfigSource, tools: TypeScript) {
  const replaced = overridePlaces(json);
  const own = path === undefined || isWholeConfig(json) ? never : placeFinder(path, tools);
  return (key: ConfigKey, name = false): { inVariable: boolean; place: Place } | undefined => {
    const inVariable = replaced(key, name);
    const place = inVariable ?? own(key, name);
    return place && { inVariable: inVariable !== undefined, place };
  };
}

/** A mistake in the site configuration, before it is known where it stands. */
export interface ConfigProblem {
  key: ConfigKey;
  code: string;
  message: string;
  hint: string;
  /** True where the value may be the default: then it is a mistake only if it is written out. */
  onlyWritten?: boolean;
}

/** Puts mistakes in the site configuration at their places. Each names its key. @param nameOf what files are called */
export async function placeConfigProblems(
  problems: readonly ConfigProblem[],
  source: ConfigSource,
  nameOf: (path: string) => string,
) {
  if (problems.length === 0) return [];
  // Loaded only here: a configuration without mistakes costs nothing.
  const places = writtenPlaces(source, (await import('typescript')).default);
  const isWhole = isWholeConfig(source.json ?? '');
  return problems.flatMap(({ key, code, message, hint, onlyWritten = false }) => {
    const found = places(key);
    if (onlyWritten && !found) return [];
    const file = nameOf((found?.inVariable ?? isWhole) ? configVariable : (source.path ?? 'site.config.ts'));
    return [{ file, code, ...(found?.place ?? fileStart), message: `${keyName(key)}: ${message}`, hint }];
  });
}

/** Path of keys and list places in the site configuration. */
export type ConfigKey = readonly PropertyKey[];

/** A key as messages name it: `navbar.left[1].to`. */
export function keyName(path: ConfigKey): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('');
}
