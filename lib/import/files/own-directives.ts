import { visit } from 'unist-util-visit';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { lineAt } from '../../report/place';
import { ownMarkdownPlugins } from '../settings/plugin-options';
import { isAdmonition } from './own-admonitions';
import type { PlanInput } from './planned-file';
import { prepare } from './site-markdown';

/** A directive as a document writes it: `::video`, with its line. */
interface Directive {
  name: string;
  line: number;
}

/** Directives of a document but admonitions. An inline one needs more than a name, because text may look like one. */
function directivesOf(text: string, keywords: ReadonlySet<string>): Directive[] {
  if (!/:[a-z][\w-]*[[{\s]/i.test(text)) return [];
  const start = splitFrontMatter(text)?.bodyStart ?? 0;
  const above = lineAt(text, start) - 1;
  const found: Directive[] = [];
  const { markdown, text: body } = prepare(text.slice(start));
  visit(markdown.parse(body), (node) => {
    const line = above + (node.position?.start.line ?? 1);
    if (node.type === 'leafDirective') found.push({ name: `::${node.name}`, line });
    if (node.type === 'containerDirective' && !isAdmonition(node.name, keywords))
      found.push({ name: `:::${node.name}`, line });
    const holds = node.type === 'textDirective' && node.children.length + Object.keys(node.attributes ?? {}).length > 0;
    if (holds) found.push({ name: `:${node.name}`, line });
  });
  return found;
}

/** Reports directives that were written for the site's own Markdown plugins, which do not run here. */
export function reportDirectives(
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
