import uniqBy from 'lodash-es/uniqBy.js';
import { documentFormat } from '../../config/markdown-options';
import type { MarkdownKind } from '../../content/files/file-kind';
import { readFence } from '../../mdx/code/code-meta';
import { createLineIndex, type LineIndex } from '../../report/place';
import { listOf, recordOf } from '../../report/values';
import { componentMisuses, strayTabs } from '../rules/component-misuses';
import { markdownRules, partialRules } from '../rules/index';
import { finishBody, messageProblems, readBody } from './body';
import { collectImports } from './collect-imports';
import { collectElementIds, collectImages, collectLinks } from './collect-targets';
import { collectFieldLinks, collectVerbatim } from './collect-verbatim';
import { soundData } from './data-problems';
import { type Diagram, type FileFacts, noFacts, type Reference, type TextTask } from './facts';
import { readFrontMatter } from './front-matter-block';
import { frontMatterSchemas } from './kinds';
import type { BodySource, MarkdownInput, Problem } from './types';
import { collectComponents, collectOwnImports } from './used-components';
import { type DataPath, type DataSource, parseYaml } from './yaml-source';

function names(value: unknown, path: DataPath, source: DataSource, kind: Reference['kind']): Reference[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => names(item, [...path, index], source, kind));
  if (typeof value === 'string') return [{ kind, name: value, place: source.valuePlace(path) }];
  const { key } = recordOf(value);
  return kind === 'author' && typeof key === 'string'
    ? [{ kind, name: key, place: source.valuePlace([...path, 'key']) }]
    : [];
}

/** Names of authors, tags, docs and sidebars in front matter. */
function collectReferences(kind: MarkdownKind, data: Record<string, unknown>, source: DataSource): Reference[] {
  const read = (key: string, as: Reference['kind']) => names(data[key], [key], source, as);
  if (kind === 'Post') return [...read('authors', 'author'), ...read('tags', 'tag')];
  if (kind === 'Page') return [];
  return [
    ...read('tags', 'tag'),
    ...read('pagination_next', 'pagination'),
    ...read('pagination_prev', 'pagination'),
    ...read('displayed_sidebar', 'sidebar'),
  ];
}

/** Mermaid diagrams of a document, with the column of each of their lines. */
function collectDiagrams(body: BodySource, lines: LineIndex): Diagram[] {
  return body.nodes
    .of('code')
    .filter(({ lang, meta }) => readFence(lang, meta).language === 'mermaid')
    .map((node) => {
      const line = body.place(node.position).line + 1;
      const columns = node.value
        .split('\n')
        .map((text, index) => Math.max(lines.line(line + index).indexOf(text), 0) + 1);
      return { source: node.value, line, columns };
    });
}

function distinct(problems: readonly Problem[]): Problem[] {
  return uniqBy(problems, ({ code, line, column, message }) => `${code} ${line}:${column} ${message}`);
}

function readInput({ path, kind, text, allowedKeys, untrusted }: MarkdownFile): MarkdownInput {
  const lines = createLineIndex(text);
  const block = readFrontMatter(text);
  const frontMatter = parseYaml(block.yaml, block.yamlStart, lines);
  const data = soundData(frontMatterSchemas[kind], frontMatter.value ?? {});
  const format = documentFormat(path, data['format']);
  const body = readBody(text, lines, block.bodyStart, { format, untrusted });
  return {
    path,
    kind,
    text,
    lines,
    block,
    frontMatter: { ...frontMatter, value: frontMatter.value ?? (block.yaml.trim() === '' ? {} : undefined) },
    data,
    body,
    allowedKeys,
  };
}

type MarkdownFile = TextTask<MarkdownKind | 'Partial'>;

/** Remedies that plain Markdown does not know. */
const ofMdx = /<(?:TOCInline|Tabs|TabItem|Steps|Cards?|Terms?|Part|CodeBlock)\b|\{frontMatter\.|^Write import /;

/** A problem of plain Markdown: its remedy says when it takes MDX. */
function ofPlain(problem: Problem): Problem {
  if (!ofMdx.test(problem.hint ?? '')) return problem;
  return { ...problem, hint: `${problem.hint} That takes MDX: format: mdx in the front matter.` };
}

/** Reads a Markdown file and applies every rule that needs no other file. */
export function markdownFacts(file: MarkdownFile): FileFacts {
  const { kind } = file;
  const input = readInput(file);
  const { body, data, frontMatter, lines } = input;
  const rules = kind === 'Partial' ? partialRules : markdownRules;
  const found = rules.flatMap((rule) => rule(input));
  const problems = body.format === 'md' ? found.map(ofPlain) : found;
  const written = recordOf(frontMatter.value);
  const image =
    typeof written['image'] === 'string'
      ? [{ url: written['image'], place: frontMatter.valuePlace(['image']), preview: true }]
      : [];
  const routeKey = ['slug', 'id'].find((key) => key in data);
  const imported = collectImports(body);
  const facts: FileFacts = {
    ...noFacts(file, []),
    data,
    includes: imported.includes,
    links: [...collectLinks(body), ...imported.links],
    images: [...image, ...collectImages(body), ...imported.images],
    verbatim: [...collectVerbatim(body), ...collectFieldLinks(data, frontMatter)],
    components: collectComponents(body),
    ownImports: collectOwnImports(body),
    // The tabs around them may be in another file.
    misuses: [...componentMisuses(body), ...(kind === 'Partial' ? [] : strayTabs(body))],
    diagrams: collectDiagrams(body, lines),
    references: kind === 'Partial' ? [] : collectReferences(kind, written, frontMatter),
    anchors: collectElementIds(body),
    redirects: listOf(data['redirect_from']).map((_, index) => frontMatter.valuePlace(['redirect_from', index])),
    routePlace: routeKey ? frontMatter.valuePlace([routeKey]) : lines.place(0, 0),
  };
  // This changes the tree.
  const { messages, ids } = finishBody(input, body);
  return {
    ...facts,
    problems: distinct([...problems, ...messageProblems(messages, body)]),
    anchors: [...new Set([...ids, ...facts.anchors])],
  };
}
