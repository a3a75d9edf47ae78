import { Parser } from 'htmlparser2';
import { directiveOf, namedAddresses } from '../element-addresses';
import type { FileScan, Reference } from './types';

const textAddresses = new Set(['loc', 'link', 'url', 'guid', 'image:loc']);

/** Collects the addresses in a sitemap, RSS or Atom file. */
export function scanFeed(file: string, xml: string): FileScan {
  const references: Reference[] = [];
  let text: string | undefined;

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const url = attributes['href'] ?? (tag === 'enclosure' ? attributes['url'] : undefined);
        if (url !== undefined) references.push({ url, text: `<${tag}>` });
        // By default a guid is an address.
        const readable = textAddresses.has(tag) && attributes['isPermaLink'] !== 'false' && url === undefined;
        text = readable ? '' : undefined;
      },
      ontext(part) {
        if (text !== undefined) text += part;
      },
      onclosetag(tag) {
        const url = text?.trim();
        if (url) references.push({ url, text: `<${tag}>` });
        text = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { file, references, anchors: new Set() };
}

interface Found extends Reference {
  area: 'head' | 'content' | 'layout';
}

const previewAddress = /^(og|twitter):(image|video|audio|url)(:(secure_)?url)?$/;
// Elements that name a host to connect to, not a file.
const connectionHint = /\b(preconnect|dns-prefetch)\b/;

function metaAddresses(attributes: Readonly<Record<string, string>>): string[] {
  const content = attributes['content'] ?? '';
  if (previewAddress.test(attributes['property'] ?? attributes['name'] ?? '')) return [content];
  const refresh = attributes['http-equiv']?.toLowerCase() === 'refresh' ? /url=(.+)$/i.exec(content)?.[1] : undefined;
  return refresh ? [refresh.trim()] : [];
}

function addresses(tag: string, attributes: Readonly<Record<string, string>>): string[] {
  if (tag === 'meta') return metaAddresses(attributes);
  if (connectionHint.test(attributes['rel'] ?? '')) return [];
  return namedAddresses(tag, attributes);
}

function labelOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  return attributes['alt'] || attributes['aria-label'] || attributes['property'] || attributes['rel'] || `<${tag}>`;
}

/** A start tag with its class, which identifies components. */
function startTag(tag: string, { class: names }: Readonly<Record<string, string>>): string {
  return names ? `<${tag} class="${shorten(names)}">` : `<${tag}>`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** Requests, links and anchors of an exported page. Authors are responsible for elements with `data-unchecked`. */
export function scanPage(file: string, html: string): FileScan {
  const found: Found[] = [];
  const anchors = new Set<string>();
  let area: Found['area'] = 'layout';
  let source: string | undefined;
  let linkText: string | undefined;
  let linked: Found[] = [];
  const nested: { outer: string; inner: string }[] = [];
  /** Open paragraphs, and the one that the next element closes implicitly. */
  const paragraphs: string[] = [];
  let ended: string | undefined;

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (ended !== undefined && area === 'content') nested.push({ outer: ended, inner: startTag(tag, attributes) });
      ended = undefined;
      if (tag === 'p') paragraphs.push(startTag(tag, attributes));
      if (tag === 'head') area = 'head';
      if (tag === 'main') {
        source = attributes['data-source'];
        area = 'content';
      }
      if (attributes['id']) anchors.add(attributes['id']);
      if (tag === 'a' && attributes['name']) anchors.add(attributes['name']);
      if (linkText !== undefined && attributes['alt']) linkText += attributes['alt'];
      const urls = 'data-unchecked' in attributes ? [] : addresses(tag, attributes);
      const directive = directiveOf(tag, attributes);
      const here = urls.map((url) => ({ url, text: labelOf(tag, attributes), area, ...(directive && { directive }) }));
      found.push(...here);
      if (tag === 'a') {
        linkText = '';
        linked = here;
      }
    },
    ontext(text) {
      if (linkText !== undefined) linkText += text;
    },
    onclosetag(tag, isImplied) {
      const paragraph = tag === 'p' ? paragraphs.pop() : undefined;
      // React closes every element that it writes.
      if (isImplied) ended = paragraph;
      if (tag === 'head' || tag === 'main') area = 'layout';
      if (tag !== 'a') return;
      const text = shorten(linkText ?? '');
      if (text) for (const reference of linked) reference.text = text;
      linkText = undefined;
      linked = [];
    },
  });
  parser.end(html);

  // The head comes before the element that names the source, and its addresses come from front matter.
  const references = found.map(({ area: where, ...reference }): Reference => {
    const written = where === 'layout' ? undefined : source;
    const isInHead = where === 'head';
    return { ...reference, ...(written !== undefined && { source: written }), ...(isInHead && { isInHead }) };
  });
  return {
    file,
    references,
    anchors,
    nested: nested.map((pair) => (source === undefined ? pair : { ...pair, source })),
  };
}
