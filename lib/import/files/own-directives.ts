import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { preprocess } from '../../mdx/syntax/preprocess';
import { lineAt } from '../../report/place';
import { ownMarkdownPlugins } from '../settings/plugin-options';
import { isAdmonition } from './own-admonitions';
import type { PlanInput } from './planned-file';

/** A directive as a document writes it: `::video`, with its line. */
interface Directive {
  name: string;
  line: number;
}

/** Parses directives of one, two and three colons, as Docusaurus does. */
function remarkDirectives(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), directive()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

const markdown = unified().use(remarkParse).use(remarkDirectives).freeze();
const mdx = markdown().use(remarkMdx).freeze();

function parse(text: string) {
  try {
    return mdx.parse(preprocess(text, 'mdx'));
  } catch {
    return markdown.parse(preprocess(text, 'md'));
  }
}

/** Directives of a document but admonitions. An inline one needs more than a name, because text may look like one. */
function directivesOf(text: string, keywords: ReadonlySet<string>): Directive[] {
  if (!/:[a-z][\w-]*[[{\s]/i.test(text)) return [];
  const start = splitFrontMatter(text)?.bodyStart ?? 0;
  const above = lineAt(text, start) - 1;
  const found: Directive[] = [];
  visit(parse(text.slice(start)), (node) => {
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
