import type { Element, Parents, Properties, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Elements no page may get from a document: they run, load, navigate, restyle, or are read otherwise by another parser. */
const elements = new Set(
  `animate applet area base body bgsound dialog embed fencedframe foreignObject form frame frameset head html iframe
  keygen link map marquee math meta mglyph noembed noframes noscript object option param plaintext portal script select
  set slot source style svg template textarea title track use xmp`.split(/\s+/),
);
/** `pathname:` leads nowhere: no program opens it. */
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'pathname:']);
const globals = /^(?:__|TURBOPACK|NEXT_)/;
/** Properties of hast, and their spelling in other namespaces. */
const addresses =
  /^(?:href|src|poster|cite|data|action|formAction|background|longDesc|xLinkHref|itemId|manifest|icon|codeBase)$/i;
const forbidden =
  /^(?:srcDoc|srcSet|ping|attributionSrc|nonce|is|contentEditable|autoFocus|popover|popoverTarget|accessKey|target|download)$/i;
/** Styles the product itself writes: colours of code, numbers of lines, the space of a diagram. */
const ownStyles = new Set(
  `aspect-ratio background-color color counter-reset font-style font-weight max-width min-width text-decoration`.split(
    /\s+/,
  ),
);
/** Classes of parts that lie over a page. */
const looks = new Set(['fixed', 'inset-0', 'z-50', 'dialog', 'palette-overlay', 'navbar', 'navbar-links', 'bg-fill']);
/** The box in which a reader looks at a diagram; no document can name its class. */
const ownBox = 'full-size';

/** Reads HTML as a browser does without scripts, and gives the tree. */
function parseHtml(html: string): Root {
  const tree: Root = { type: 'root', children: [{ type: 'raw', value: html }] };
  return unified().use(rehypeRaw).runSync(tree);
}

function isOwnStyle(style: string): boolean {
  const names = style
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => part.split(':')[0]?.trim() ?? '');
  return !style.includes('url(') && names.every((name) => ownStyles.has(name) || name.startsWith('--'));
}

function isOwn(name: string, { tagName, properties }: Element): boolean {
  if (name === 'target') return tagName === 'a' && properties['target'] === '_blank';
  return false;
}

function addressDanger(value: string): string | undefined {
  if (!URL.canParse(value, 'https://site.invalid/page')) return undefined;
  const { protocol } = new URL(value, 'https://site.invalid/page');
  return schemes.has(protocol) ? undefined : protocol;
}

function propertyDangers(element: Element, properties: Properties): string[] {
  return Object.entries(properties).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    const where = `${name}=${JSON.stringify(text.slice(0, 80))} of <${element.tagName}>`;
    if (/^on/i.test(name)) return [`handler ${where}`];
    if (forbidden.test(name) && !isOwn(name, element)) return [`attribute ${where}`];
    if (name === 'style' && !isOwnStyle(text)) return [`style ${where}`];
    if (name === 'className' && text.split(/\s+/).some((word) => looks.has(word))) return [`class ${where}`];
    // An image hides a property of the document by its name, any element one of the window by its id.
    if (name === 'name' || (name === 'id' && globals.test(text))) return [`name ${where}`];
    return addresses.test(name) && addressDanger(text) !== undefined ? [`address ${where}`] : [];
  });
}

function isBox({ tagName, properties }: Element, parent: Parents | undefined): boolean {
  const above = parent?.type === 'element' ? parent : undefined;
  if (tagName === 'dialog') return String(properties['className']) === ownBox;
  if (tagName === 'form') return properties['method'] === 'dialog' && above?.tagName === 'dialog';
  return tagName === 'button' && above?.tagName === 'form';
}

/**
 * Everything in a finished piece of HTML that runs, loads, navigates or covers the page, as parse5 reads it.
 * @returns a line for each, none where it is harmless
 */
export function findDanger(html: string): string[] {
  const found: string[] = [];
  visit(parseHtml(html), (node, _index, parent) => {
    if (node.type === 'comment' || node.type === 'doctype') found.push(`a ${node.type}`);
    if (node.type !== 'element') return;
    if (elements.has(node.tagName) && !isBox(node, parent)) found.push(`element <${node.tagName}>`);
    if (node.tagName === 'input' && node.properties['type'] !== 'checkbox') found.push('element <input>');
    if (node.tagName === 'button' && node.properties['type'] !== 'button' && !isBox(node, parent))
      found.push('element <button>');
    found.push(...propertyDangers(node, node.properties));
  });
  return found;
}
