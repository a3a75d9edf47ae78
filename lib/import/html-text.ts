import { Parser } from 'htmlparser2';

export interface HtmlLink {
  label: string;
  href: string;
}

/** Text of a piece of HTML, and its links with theirs. */
export function readHtml(html: string): { text: string; links: HtmlLink[]; withoutLinks: string } {
  const links: HtmlLink[] = [];
  let text = '';
  let withoutLinks = '';
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
        else withoutLinks += part;
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
  return { text: tidy(text), links: links.filter(({ label }) => label !== ''), withoutLinks: tidy(withoutLinks) };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
