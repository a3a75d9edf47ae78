import { Parser } from 'htmlparser2';

/** What the head of a finished page says about it. */
export interface PageHead {
  /** As the browser tab shows it, site title included. */
  title: string;
  description: string;
  /** Empty where the page names none. */
  canonical: string;
  noindex: boolean;
}

/** Reads the head of an exported page. Nothing behind it is looked at. */
export function readHead(html: string): PageHead {
  const head: PageHead = { title: '', description: '', canonical: '', noindex: false };
  let inTitle = false;
  const parser = new Parser({
    onopentag(tag, { name, content = '', rel, href = '' }) {
      inTitle = tag === 'title';
      if (tag === 'meta' && name === 'description') head.description = content;
      if (tag === 'meta' && name === 'robots') head.noindex = /\bnoindex\b/.test(content);
      if (tag === 'link' && rel === 'canonical') head.canonical = href;
    },
    ontext(text) {
      if (inTitle) head.title += text;
    },
    onclosetag() {
      inTitle = false;
    },
  });
  parser.end(html.slice(0, html.indexOf('</head>')));
  return head;
}
