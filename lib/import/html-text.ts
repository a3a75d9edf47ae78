import { Parser } from 'htmlparser2';

/** Elements around lines of their own. */
const lines: ReadonlySet<string> = new Set('br div h2 h3 h4 li p ul'.split(' '));

/** Reads a piece of HTML: its text, and its links with their texts or with those of their pictures. */
export function readHtml(html: string) {
  const links: { label: string; href: string }[] = [];
  let text = '';
  let link: (typeof links)[number] | undefined;
  let called = '';
  /** Lines that end without a mark are sentences of their own. */
  const endLine = () => {
    if (link) link.label += ' ';
    text += /[\p{L}\p{N})]\s*$/u.test(text) ? ' · ' : ' ';
  };
  const parser = new Parser(
    {
      onopentag(tag, { href, alt = '', 'aria-label': name = '' }) {
        if (tag === 'a' && href) [link, called] = [{ label: '', href }, name];
        else if (tag === 'img' && link) link.label += ` ${alt} `;
        else if (lines.has(tag)) endLine();
      },
      ontext(part) {
        text += part;
        if (link) link.label += part;
      },
      onclosetag(tag) {
        if (lines.has(tag)) endLine();
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
