import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentName } from '../mdx/components/component-name';
import { importedComponent } from '../mdx/components/own-components';
import { scanLines } from '../mdx/syntax/scan-lines';

interface Documents {
  root: string;
  /** Content folder, relative to `root`. */
  contentDir: string;
  documents: readonly { path: string; permalink: string }[];
}

const crash = /prerendering page "([^"]+)"[^\n]*\n(.*)/s;
/** Lines before the error: Next finds no source map for the code of documents. */
const noCause = /Invalid source map|^\s*$/;
const frame = /^\s+at [^\n]*?\(?([^\s()]+\.[jt]sx?):(\d+):\d+\)?$/gm;
/** The message of lib/mdx/place-thrown.ts for the code of a document. */
const placed = /^Error: (.+?):(\d+): (.*)$/;
/** Next prints the lines around the error. */
const excerpt = /^\s*(?:>\s*)?\d*\s*\|.*$/gm;
const importLine = /^\s*import\b([^'"]*)['"]([^'"]+)['"]/;

/** The culprit if neither a line nor a component of the site is known: a component of the framework with a wrong input. */
const unknown = 'something on it';

/** Remedies for known errors. Packages for browsers throw them on a server. */
const causes: readonly (readonly [RegExp, string])[] = [
  [/Class extends value undefined/, "Begin the component that draws the package with 'use client'."],
  [
    /\b(?:self|window|document|navigator|localStorage) is not defined/,
    'Let browsers alone load it: in an effect, by import().',
  ],
];

/** Names for a component in a document. */
function tagsOf(lines: readonly string[], component: string): Set<string> {
  const tags = new Set([component.split('/').at(-1) ?? component]);
  for (const line of lines) {
    const [, clause = '', source = ''] = importLine.exec(line) ?? [];
    if (importedComponent(source) === component) for (const name of clause.match(/[A-Z][\w$]*/g) ?? []) tags.add(name);
  }
  return tags;
}

/** The first use of a component in a document; undefined if there is none. */
function findUse(text: string, component: string): { line: number; tag: string } | undefined {
  const lines = [...scanLines(text)].map(({ line, code }) => (code ? '' : line));
  const tags = tagsOf(lines, component);
  for (const [index, line] of lines.entries()) {
    const tag = line.match(/<([A-Z][\w$]*)/g)?.find((start) => tags.has(start.slice(1)));
    if (tag !== undefined) return { line: index + 1, tag: tag.slice(1) };
  }
  return undefined;
}

/**
 * Explains a failed page from the output of Next: its document, the component that threw and where the document uses it, or
 * the line of the document that threw. The rest of the output follows if it is useful.
 * @returns undefined if the output names no page of a document
 */
export function explainCrash(output: string, { root, contentDir, documents }: Documents): string | undefined {
  const [, route, rest = ''] = crash.exec(output) ?? [];
  const document = documents.find(({ permalink }) => permalink === route);
  const file = document && join(root, contentDir, document.path);
  if (!document || !file || !existsSync(file)) return undefined;
  const below = `${contentDir.replaceAll('\\', '/').replace(/\/+$/, '')}/`;
  const frames = [...output.matchAll(frame)].flatMap(([, path = '', line = '']) => {
    const start = path.indexOf(`${below}components/`);
    return start === -1 ? [] : [{ path: path.slice(start), line }];
  });
  const [first] = frames;
  const component = frames.map(({ path }) => componentName(path.slice(below.length))).findLast(Boolean);
  const use = component === undefined ? undefined : findUse(readFileSync(file, 'utf8'), component);
  const who = use ? `<${use.tag}>` : component === undefined ? unknown : `${below}components/${component}`;
  const said =
    rest
      .split('\n')
      .find((line) => !noCause.test(line))
      ?.trim() ?? '';
  const [, path = document.path, line = use?.line, reason = said] = placed.exec(said) ?? [];
  const culprit = reason === said ? who : 'this line';
  const usual = first
    ? 'Mend the component, or what the document gives it.'
    : 'Mend what it exports, or holds in braces.';
  const remedy = causes.find(([pattern]) => pattern.test(reason))?.[1] ?? usual;
  return [
    `${below}${path}${line ? `:${line}` : ''}: the page ${route} cannot be made, for ${culprit} throws`,
    `  ${reason}`,
    ...(first ? [`  at ${first.path}:${first.line}`, ...(rest.match(excerpt) ?? [])] : []),
    `  → ${remedy}`,
    ...(first || line ? [] : ['', output]),
  ].join('\n');
}
