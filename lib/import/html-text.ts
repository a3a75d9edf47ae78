import { Parser } from 'htmlparser2';

/** Reads a piece of HTML: its text, and its links with their texts or with those of their pictures. */
export function readHtml(html: string) {
  const links: { label: string; href: string }[] = [];
  let text = '';
  let link: (typeof links)[number] | undefined;
  let called = '';
  const parser = new Parser(
    {
      onopentag(tag, { href, alt = '', 'aria-label': name = '' }) {
        if (tag === 'a' && href) [link, called] = [{ label: '', href }, name];
        else if (tag === 'img' && link) link.label += ` ${alt} `;
        // Lines that end without a mark are sentences of their own.
        else if (tag === 'br') text += /[\p{L}\p{N})]\s*$/u.test(text) ? ' · ' : ' ';
      },
      ontext(part) {
        text += part;
        if (link) link.label += part;
      },
      onclosetag(tag) {
        if (tag !== 'a' || !link) return;
        links.push({ ...link, label: tidy(link.label) || tidy(called) });
        link = undefined;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return { text: tidy(text).replace(/ ·$/, ''), links: links.filter(({ label }) => label !== '') };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
