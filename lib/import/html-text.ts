import { Parser } from 'htmlparser2';

export interface HtmlLink {
  label: string;
  href: string;
}

/** Text of a piece of HTML, and its links with theirs; and the text before the first one, where nothing follows it. */
export function readHtml(html: string): { text: string; links: HtmlLink[]; beforeLink: string } {
  const links: HtmlLink[] = [];
  let text = '';
  let beforeLink = '';
  let after = '';
  let link: HtmlLink | undefined;
  const parser = new Parser(
    {
      onopentag(tag, { href }) {
        if (tag === 'a' && href) link = { label: '', href };
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
        links.push({ ...link, label: tidy(link.label) });
        link = undefined;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return {
    text: tidy(text),
    links: links.filter(({ label }) => label !== ''),
    beforeLink: tidy(after) === '' ? tidy(beforeLink) : '',
  };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
