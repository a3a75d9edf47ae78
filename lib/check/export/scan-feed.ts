import { Parser } from 'htmlparser2';
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
