import upperFirst from 'lodash-es/upperFirst.js';
import { visit } from 'unist-util-visit';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { rewriteLines } from '../../mdx/syntax/scan-lines';
import { lineAt } from '../../report/place';
import { listOf, recordOf } from '../../report/values';
import type { LoadedSite } from '../load/load-site';
import { ownMarkdownPlugins } from '../settings/plugin-options';
import type { PlanInput } from './planned-file';
import { prepare } from './site-markdown';

const builtIn = new Set('note tip info warning danger caution success secondary important'.split(' '));

/** Names of admonitions that the configuration adds. */
function ownKeywords({ plugins }: LoadedSite): ReadonlySet<string> {
  const added = plugins.flatMap(({ options }) => listOf(recordOf(options['admonitions'])['keywords']));
  return new Set(added.filter((name) => typeof name === 'string' && !builtIn.has(name)).map(String));
}

/** Directives of a document but admonitions. An inline one needs more than a name, because text may look like one. */
function directivesOf(text: string, keywords: ReadonlySet<string>): { name: string; line: number }[] {
  if (!/:[a-z][\w-]*[[{\s]/i.test(text)) return [];
  const start = splitFrontMatter(text)?.bodyStart ?? 0;
  const above = lineAt(text, start) - 1;
  const found: { name: string; line: number }[] = [];
  const { markdown, text: body } = prepare(text.slice(start));
  visit(markdown.parse(body), (node) => {
    const line = above + (node.position?.start.line ?? 1);
    if (node.type === 'leafDirective') found.push({ name: `::${node.name}`, line });
    if (node.type === 'containerDirective' && !builtIn.has(node.name) && !keywords.has(node.name))
      found.push({ name: `:::${node.name}`, line });
    const holds = node.type === 'textDirective' && node.children.length + Object.keys(node.attributes ?? {}).length > 0;
    if (holds) found.push({ name: `:${node.name}`, line });
  });
  return found;
}

/** Reports directives that were written for the site's own Markdown plugins, which do not run here. */
function reportDirectives(
  text: string,
  from: string,
  keywords: ReadonlySet<string>,
  { site, report }: PlanInput,
): void {
  const found = directivesOf(text, keywords);
  if (found.length === 0) return;
  const readers = site.plugins.flatMap((plugin) => ownMarkdownPlugins(plugin, site));
  if (!readers.some(({ key }) => /remarkPlugins$/i.test(key))) return;
  for (const { name, line } of found)
    report.left(
      `The directive ${name}, which Markdown plugins of the site read`,
      `${from}:${line}`,
      'Write into the documents what they made of it.',
    );
}

/** Replaces the site's own admonitions by `info` with the name as the title. Reports what else `original` has of that form. */
export function withKnownAdmonitions(text: string, original: string, from: string, input: PlanInput): string {
  const names = ownKeywords(input.site);
  reportDirectives(original, from, names, input);
  if (names.size === 0 || !text.includes(':::')) return text;
  const found = new Set<string>();
  const renamed = rewriteLines(text, (line) => {
    const [, start = '', name = '', rest = ''] = /^([\s>]*:{3,}\s*)([\w-]+)(.*)$/s.exec(line) ?? [];
    if (!names.has(name)) return line;
    found.add(name);
    const title = /^\s*$|^\{/.test(rest) ? `[${upperFirst(name)}]` : '';
    return `${start}info${title}${rest}`;
  });
  for (const name of found)
    input.report.changed(`An admonition of the site's own is an \`info\` now: :::${name}`, from);
  return renamed.text;
}
