import { Parser } from 'htmlparser2';

export interface HtmlLink {
  label: string;
  href: string;
}

/**
 * Reads a piece of HTML: its text, its links with their texts or with those of their pictures, and the text before the first
 * link if no word follows that link.
 */
export function readHtml(html: string): { text: string; links: HtmlLink[]; beforeLink: string } {
  const links: HtmlLink[] = [];
  let text = '';
  let beforeLink = '';
  let after = '';
  let link: HtmlLink | undefined;
  let called = '';
  const parser = new Parser(
    {
      onopentag(tag, { href, alt = '', 'aria-label': name = '' }) {
        if (tag === 'a' && href) [link, called] = [{ label: '', href }, name];
        else if (tag === 'img' && link) link.label += ` ${alt} `;
        else if (tag === 'br') text += ' ';
      },
      ontext(part) {
        text += part;
        if (link) link.label += part;
        else if (links.length === 0) beforeLink += part;
        else after += part;
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
  return {
    text: tidy(text),
    links: links.filter(({ label }) => label !== ''),
    beforeLink: /[\p{L}\p{N}]/u.test(after) ? '' : tidy(beforeLink),
  };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
