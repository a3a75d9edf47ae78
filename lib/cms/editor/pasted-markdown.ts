import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { toText } from 'hast-util-to-text';
import { h } from 'hastscript';
import type { Root as MdastRoot, PhrasingContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';

/** Writes MDX: braces and angle brackets of the text are escaped. */
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMdx)
  .use(remarkStringify, { bullet: '-', rule: '-', resourceLink: true })
  .freeze();

const styleOf = ({ properties }: Element) => String(properties['style'] ?? '').replaceAll(' ', '');

/** What Google Docs writes as styles: `<b style="font-weight:normal">` around everything, and spans for bold and italic. */
function nameByStyle(node: Element): string {
  const style = styleOf(node);
  if (/^(?:b|strong)$/.test(node.tagName)) return style.includes('font-weight:normal') ? 'span' : 'strong';
  if (node.tagName !== 'span') return node.tagName;
  if (/font-family:[^;]*(?:mono|courier|consolas)/i.test(style)) return 'code';
  if (/font-weight:(?:bold|[6-9]00)/.test(style)) return 'strong';
  return style.includes('font-style:italic') ? 'em' : 'span';
}

/** Addresses that exist in the document of origin only: places in it, and files beside it. */
const isForeign = (address: unknown) => !/^(?:https?:|mailto:)/i.test(String(address ?? ''));

const holdsPicture = ({ children }: Element): boolean =>
  children.some((child) => child.type === 'element' && (child.tagName === 'img' || holdsPicture(child)));

/** Whether a link or picture has nothing to lead to or to show here. */
function isGone(node: Element): boolean {
  const { href, src } = node.properties;
  // Those of Google Docs are there for a few hours.
  if (node.tagName === 'img') return isForeign(src) || /^https:\/\/[^/]+\.googleusercontent\.com\//.test(String(src));
  // The sign beside a heading of GitHub is a picture that nothing names.
  return node.tagName === 'a' && (isForeign(href) || (toText(node) === '' && !holdsPicture(node)));
}

/** Lists of Google Docs may lie in lists. They belong to the item before them. */
function nestLists(list: Element): void {
  list.children = list.children.filter((child, at) => {
    const item = list.children.slice(0, at).findLast((one) => one.type === 'element' && one.tagName === 'li');
    const isNested = child.type === 'element' && /^[uo]l$/.test(child.tagName) && item?.type === 'element';
    if (isNested) item.children.push(child);
    return !isNested;
  });
}

/** Level of an item, which Word writes as a paragraph; 0 for anything else. */
function wordLevel(node: ElementContent): number {
  return node.type === 'element' ? Number(/mso-list:\S*?level(\d)/.exec(styleOf(node))?.[1] ?? 0) : 0;
}

/** Makes lists of the items of Word, whose bullets and numbers are text between two comments. */
function gatherItems(children: readonly ElementContent[]): ElementContent[] {
  const out: ElementContent[] = [];
  const open: Element[] = [];
  let item = h('li');
  for (const child of children) {
    const level = wordLevel(child);
    if (child.type !== 'element' || level === 0) {
      if (child.type === 'element') open.length = 0;
      if (child.type !== 'comment') out.push(child);
      continue;
    }
    open.length = Math.min(open.length, level);
    const start = child.children.findIndex((one) => one.type === 'comment' && one.value.includes('endif')) + 1;
    if (open.length < level) {
      const list = h(/^\s*\w+[.)]/.test(toText(h('p', child.children.slice(0, start)))) ? 'ol' : 'ul');
      (open.length > 0 ? item.children : out).push(list);
      open.push(list);
    }
    item = h('li', child.children.slice(start));
    open.at(-1)?.children.push(item);
  }
  return out;
}

/** Tables of word processors have no head, which those of Markdown begin with. */
function headTable(table: Element): void {
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return undefined;
    for (const cell of row.children) if (cell.type === 'element') cell.tagName = 'th';
    return EXIT;
  });
}

function clean(tree: Root, onLostPicture: () => void): void {
  visit(tree, (node, at, parent) => {
    if (node.type === 'text') node.value = node.value.replaceAll('\u00a0', ' ');
    if (node.type !== 'element') return undefined;
    node.tagName = nameByStyle(node);
    if (node.tagName === 'table') headTable(node);
    if (node.tagName === 'body') node.children = gatherItems(node.children);
    if (/^[uo]l$/.test(node.tagName)) nestLists(node);
    const emoji =
      node.tagName === 'img' &&
      /^[\p{Extended_Pictographic}\p{RI}]\S{0,10}$/u.exec(String(node.properties['alt']))?.[0];
    if (!(emoji || isGone(node)) || !parent || at === undefined) return undefined;
    if (node.tagName === 'img' && !emoji) onLostPicture();
    const instead: ElementContent[] = emoji ? [{ type: 'text', value: emoji }] : node.children;
    parent.children.splice(at, 1, ...instead);
    return [SKIP, at];
  });
}

/** Keeps lists tight, and spaces out of marks, which would be written as `&#x20;`. */
function tidy(tree: MdastRoot): void {
  visit(tree, (node, at, parent) => {
    if (node.type === 'list') node.spread = false;
    if (node.type === 'listItem') node.spread = node.children.filter(({ type }) => type === 'paragraph').length > 1;
    if ((node.type !== 'strong' && node.type !== 'emphasis') || !parent || at === undefined) return;
    for (const side of [1, 0]) {
      const inner = node.children.at(-side);
      const text = inner?.type === 'text' ? inner.value : '';
      const trimmed = side === 1 ? text.trimEnd() : text.trimStart();
      if (inner?.type !== 'text' || trimmed === text) continue;
      inner.value = trimmed;
      parent.children.splice(at + side, 0, { type: 'text', value: ' ' });
    }
  });
}

/** Keeps an element that Markdown has no sign for. */
const asElement: Handle = (state, { tagName, children }) => ({
  type: 'mdxJsxTextElement',
  name: tagName,
  attributes: [],
  children: state.all(h(tagName, children)) as PhrasingContent[],
});

/** Text with headings, lists, links and tables of a word processor or a web page, as Markdown. Pictures that only exist there are left out. */
export function pastedMarkdown(html: string, onLostPicture = () => {}): string {
  const tree = fromHtml(html);
  clean(tree, onLostPicture);
  const document = toMdast(tree, { handlers: { kbd: asElement, sub: asElement, sup: asElement, u: asElement } });
  if (document.type !== 'root') return '';
  tidy(document);
  return writer.stringify(document).trimEnd();
}
