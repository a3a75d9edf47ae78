import { Parser } from 'htmlparser2';
import type { Nodes } from 'mdast';
import type {} from 'mdast-util-math';
import type {} from 'mdast-util-mdx';
import * as z from 'zod';
import { applyMagicComments } from './code/magic-comments';
import { isOfHead } from './imports/page-head';
import { isJsxElement, type JsxElement, stringAttribute } from './syntax/jsx';
import { type ParsedDocument, parseDocument } from './syntax/parser';
import type { MdxSource } from './syntax/to-vfile';
import type { MdxContext, TocEntry } from './types';

/** Plain text of a page below a heading. */
export const sectionsSchema = z.array(
  z.object({
    /** Null for the text before the first heading. */
    heading: z.object({ id: z.string(), text: z.string(), depth: z.number() }).nullable(),
    text: z.string(),
    /** Text of code blocks and diagrams. */
    code: z.string(),
  }),
);

/** The part of a page below one heading. */
export type Section = z.output<typeof sectionsSchema>[number];

/** Attributes that readers see as text. */
const textAttributes = ['title', 'tagline', 'label', 'name', 'alt', 'caption'];

class SectionWriter {
  readonly sections: Section[] = [{ heading: null, text: '', code: '' }];
  readonly #toc: readonly TocEntry[];

  constructor(toc: readonly TocEntry[]) {
    this.#toc = toc;
  }

  add(part: 'text' | 'code', value: string | undefined): void {
    const section = this.sections.at(-1);
    if (section && value) section[part] += `${value} `;
  }

  /** Starts a section at a heading below the title. */
  open(id: unknown): boolean {
    const heading = this.#toc.find((entry) => entry.id === id && entry.depth > 1);
    if (heading) this.sections.push({ heading, text: '', code: '' });
    return heading !== undefined;
  }
}

function writeElement(node: JsxElement, writer: SectionWriter): void {
  if (node.name === 'Term' && writer.open(stringAttribute(node, 'id'))) return;
  const code = stringAttribute(node, 'code');
  // Comments that mark lines are not shown.
  writer.add('code', code === undefined ? stringAttribute(node, 'chart') : applyMagicComments(code).code);
  // An admonition with formatting in its title has the title among its children.
  const isTitled = stringAttribute(node, 'titled') !== undefined;
  for (const name of textAttributes) if (name !== 'title' || !isTitled) writer.add('text', stringAttribute(node, name));
  const labels = stringAttribute(node, 'labels');
  if (labels) for (const { label } of JSON.parse(labels) as { label: string }[]) writer.add('text', label);
}

const silent = new Set(['script', 'style', 'template', 'title']);

/** Visible text of raw HTML: its text, and that of its pictures. */
function htmlText(html: string): string {
  const texts: string[] = [];
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, { alt }) {
      open.push(name);
      if (alt) texts.push(alt);
    },
    ontext(text) {
      if (!open.some((name) => silent.has(name)) && /\S/.test(text)) texts.push(text.trim());
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return texts.join(' ');
}

function write(node: Nodes, writer: SectionWriter): void {
  if (isOfHead(node)) return;
  if (node.type === 'heading' && writer.open(node.data?.hProperties?.['id'])) return;
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'inlineMath') writer.add('text', node.value);
  else if (node.type === 'html') writer.add('text', htmlText(node.value));
  else if (node.type === 'math') writer.add('code', node.value);
  else if (node.type === 'image') writer.add('text', node.alt ?? undefined);
  else if (isJsxElement(node)) writeElement(node, writer);
  if ('children' in node) for (const child of node.children) write(child, writer);
}

/** Cuts a document into sections, one for each heading, however deep, with the ids and texts of the page. */
export function sectionsOf({ tree, file }: ParsedDocument): Section[] {
  const writer = new SectionWriter(file.data.toc ?? []);
  write(tree, writer);
  return writer.sections;
}

/** Reads the sections of a document. @throws VFileMessage if it does not parse */
export function readSections(source: MdxSource, context: MdxContext): Section[] {
  return sectionsOf(parseDocument(source, context));
}
