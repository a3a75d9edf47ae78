import { Parser } from 'htmlparser2';

/** Characters of text in the main part of a page that fill the first screen of a phone. */
const firstScreen = 1000;

/** Length of the HTML in which the end of the first screen is looked for, in characters. */
const bound = 30_000;

/** Elements before which nothing stands in the same row, so that it stays where it is when they come. */
const blocks = new Set(['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'table']);

/** Elements in which a script may stand between two others. */
const containers = new Set(['main', 'article', 'section', 'div']);

/**
 * Program between the first screen of a page and the rest. Browsers wait with every program until the style sheets are
 * there, and so with reading the rest of the page: they lay out and paint the first screen alone, which shows sooner. The
 * program removes itself, so that React finds only elements that it wrote.
 */
const pause = '<script>document.currentScript.remove()</script>';

/** Width in CSS pixels up to which a screen is that of a phone. */
const phone = 600;

/**
 * Program for the head of a page with a pause. On phones that show a page from its beginning, the first screen is painted
 * alone. Otherwise the first paint waits for React's first script, behind all that the page shows: after a reload or by a link
 * to a heading the beginning would flash, and on wide screens columns and the scrollbar would come later.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export const waitForPlace = `if(location.hash||screen.width>${phone}||performance.getEntriesByType('navigation')[0]?.type!=='navigate'){let k=document.createElement('link');k.rel='expect';k.blocking='render';k.href='#_R_';document.head.append(k)}`;

/** Adds the pause behind the first screen, if the page has more than that. */
export function pauseAfterFirstScreen(html: string): string {
  const main = html.indexOf('<main');
  const open: string[] = [];
  let characters = 0;
  let end: number | undefined;
  const parser = new Parser({
    onopentagname(name) {
      if (characters >= firstScreen && blocks.has(name) && containers.has(open.at(-1) ?? ''))
        end ??= main + parser.startIndex;
      open.push(name);
    },
    ontext(text) {
      characters += text.length;
    },
    onclosetag() {
      open.pop();
    },
  });
  if (main >= 0) parser.end(html.slice(main, main + bound));
  return end === undefined ? html : html.slice(0, end) + pause + html.slice(end);
}
