import memoize from 'lodash-es/memoize.js';
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  visit,
  type YAMLMap,
} from 'yaml';
import { attempt } from '../../report/attempt';
import type { LineIndex, Place } from '../../report/place';
import {
  countKeys,
  type DataError,
  dataFileBounds,
  excess,
  frontMatterBounds,
  lostItems,
  parseDocumentText,
  recoverYaml,
  yamlErrors,
  yamlExcess,
} from './yaml-document';

/** Path of a value: keys and list indexes. */
export type DataPath = readonly (string | number)[];

/** Data of front matter or of a YAML or JSON file, with the place of every key and value. */
export interface DataSource {
  /** The value; undefined if it could not be parsed. */
  value: unknown;
  errors: readonly DataError[];
  /** Place of a value; of its key if the value is empty; of the nearest parent if it is absent. */
  valuePlace(path: DataPath): Place;
  keyPlace(path: DataPath): Place;
  /** Whether keys stand in quotes, as in JSON. */
  quotesKeys?: true;
  /**
   * A number, or what stands in brackets or braces, as it is written: 1.0 is the value 1. Of an empty value the comment in its
   * place: `title: # Start`.
   */
  written?(path: DataPath): string | undefined;
}

const maxAliases = 100;

interface Target {
  key?: Node;
  value?: Node;
}

/** Pairs by key, the first of a name. Cached, because a file with many mistakes asks for many places. */
const pairsOf = memoize((map: YAMLMap): ReadonlyMap<string, Pair> => {
  const named = map.items.map((pair) => [String(isScalar(pair.key) ? pair.key.value : pair.key), pair] as const);
  return new Map(named.reverse());
});
pairsOf.cache = new WeakMap();

function step(document: Document.Parsed, node: unknown, part: string | number): Target {
  const target = isAlias(node) ? node.resolve(document) : node;
  if (isSeq(target)) return { value: target.items[Number(part)] as Node };
  if (!isMap(target)) return {};
  const pair = pairsOf(target).get(String(part));
  return pair ? { key: pair.key as Node, ...(pair.value !== null && { value: pair.value as Node }) } : {};
}

function walk(document: Document.Parsed, path: DataPath): Target & { found: boolean } {
  let current: Target = { ...(document.contents && { value: document.contents }) };
  let inAlias = false;
  for (const part of path) {
    if (inAlias) break;
    const next = step(document, current.value, part);
    if (!next.key && !next.value) return { ...current, found: false };
    inAlias = isAlias(current.value);
    current = inAlias ? current : next;
  }
  return { ...current, found: true };
}

/** @throws Error if aliases multiply too far, or a node contains itself, which later steps could not process */
function toValue(document: Document.Parsed): unknown {
  const value: unknown = document.toJS({ maxAliasCount: maxAliases });
  JSON.stringify(value);
  return value;
}

function hasAlias(node: Node | null): boolean {
  let found = false;
  visit(node, {
    Alias() {
      found = true;
      return visit.BREAK;
    },
  });
  return found;
}

/** Value of a document, without keys whose aliases cannot be resolved. */
function readValue(document: Document.Parsed): { value: unknown; failed: boolean } {
  try {
    return { value: toValue(document), failed: false };
  } catch {
    if (!isMap(document.contents)) return { value: undefined, failed: true };
    document.contents.items = document.contents.items.filter(({ value }) => !hasAlias(value));
    return { value: toValue(document), failed: true };
  }
}

const harmless = new Set(['DUPLICATE_KEY', 'LOST_ITEM']);

function unread(lines: LineIndex, start: number, message: string): DataSource {
  const place = lines.place(start, start);
  return {
    value: undefined,
    errors: [{ code: 'TOO_COMPLEX', message, start, end: start }],
    valuePlace: () => place,
    keyPlace: () => place,
  };
}

/** Parses YAML (or JSON, which is YAML) that starts at an offset of a file. Never throws. */
export function parseYaml(yaml: string, start: number, lines: LineIndex): DataSource {
  const bounds = start > 0 ? frontMatterBounds : dataFileBounds;
  const tooMuch = yamlExcess(yaml, bounds);
  if (tooMuch) return unread(lines, start, tooMuch);
  let document = attempt(() => parseDocumentText(yaml), undefined);
  if (!document) return unread(lines, start, 'it is nested too deeply to be read');
  const keys = countKeys(document);
  if (keys > bounds.keys) return unread(lines, start, excess('keys', keys, bounds.keys));
  const found = [...yamlErrors(document, yaml), ...lostItems(document, yaml)];
  const errors: DataError[] = found.map((error) => ({ ...error, start: start + error.start, end: start + error.end }));
  if (found.some(({ code }) => !harmless.has(code))) document = recoverYaml(yaml, found);
  const usable = document.errors.every(({ code }) => harmless.has(code));
  const { value: read, failed } = usable ? readValue(document) : { value: undefined, failed: false };
  // A broken text without anything valid in it is not empty.
  const value = read === null && errors.length > 0 ? undefined : read;
  if (failed) errors.push(aliasError(yaml, start));

  const placeOf = (node: Node): Place => {
    const [from, to] = node.range ?? [0, 0];
    const source = yaml.slice(from, to);
    return lines.place(start + from, start + from + source.trimEnd().length);
  };
  const isEmpty = (node: Node) => !node.range || node.range[0] === node.range[1];
  const locate = (path: DataPath, wantKey: boolean): Place => {
    const { key, value: node, found } = walk(document, path);
    if (key && (wantKey || !node || isEmpty(node) || !found)) return placeOf(key);
    return node && !isEmpty(node) ? placeOf(node) : lines.place(start, start);
  };
  return {
    value,
    errors,
    valuePlace: (path) => locate(path, false),
    keyPlace: (path) => locate(path, true),
    written(path) {
      const { value: node } = walk(document, path);
      if (isScalar(node) && node.value === null && node.range && isEmpty(node))
        return /^[ \t]*(#.*)/.exec(yaml.slice(node.range[1], node.range[2]))?.[1]?.trimEnd();
      const isWritten = isScalar(node) ? typeof node.value === 'number' : isCollection(node) && node.flow;
      return isWritten && node?.range ? yaml.slice(node.range[0], node.range[1]) : undefined;
    },
  };
}

/** The error for aliases that cannot be resolved. Usually it is text that starts with a star. */
function aliasError(yaml: string, start: number): DataError {
  const match = /(?<=^|[\s[,:-])\*([^\s,\]}]+)/m.exec(yaml);
  const at = start + (match?.index ?? 0);
  const place = { start: at, end: at + (match?.[0].length ?? 0) };
  if (match && !yaml.includes(`&${match[1]}`))
    return { code: 'BAD_ALIAS', message: `nothing is called &${match[1]}`, ...place };
  return { code: 'ALIASES', message: 'its aliases multiply too far or contain themselves', ...place };
}
