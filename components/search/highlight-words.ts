import { findMarks } from '@/lib/search/marks';
import { hashTarget } from '../ui/arrival';

/** Words lit up on a page. */
export interface Highlights {
  clear(): void;
}

const highlightName = 'search';
const mostRanges = 2000;
/** What is no text of the page, or is shown as something else. */
const skipped = 'nav, button, script, style, noscript, .sr-only, .mermaid';
/** Room above and below what is in view: the navbar, and what tells that the highlight can be cleared, in pixels. */
const roomAbove = 72;
const roomBelow = 96;

function findRanges(root: Element, words: readonly string[]): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element
      ? node.matches(skipped)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_SKIP
      : NodeFilter.FILTER_ACCEPT,
  );
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node && ranges.length < mostRanges; node = walker.nextNode())
    for (const [start, end] of findMarks(node.nodeValue ?? '', words)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  return ranges;
}

/** Opens the tabs and details a place of the page is hidden in, from the outside in. */
function reveal(place: Node): void {
  const around: Element[] = [];
  for (let element = place.parentElement; element; element = element.parentElement) around.unshift(element);
  for (const element of around) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    if (element.matches('[role="tabpanel"][hidden]'))
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.click();
  }
}

/** The first match below the heading that was asked for, else the first of the page. */
function chooseFirst(ranges: readonly Range[], hash: string): Range | undefined {
  const heading = hash === '' ? null : hashTarget(hash);
  const below = ranges.find(
    ({ startContainer }) =>
      heading &&
      (heading.contains(startContainer) ||
        heading.compareDocumentPosition(startContainer) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  return below ?? ranges[0];
}

function scrollTo(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (top < roomAbove || bottom > window.innerHeight - roomBelow)
    window.scrollBy({ top: top - window.innerHeight / 3 });
}

/** For browsers without the CSS Custom Highlight API. Backwards, because each mark splits its text. */
function wrap(ranges: readonly Range[]): () => void {
  const marks = [...ranges].reverse().map((range) => {
    const mark = document.createElement('mark');
    mark.className = 'search-mark bg-(--mark) text-inherit';
    range.surroundContents(mark);
    return mark;
  });
  return () => {
    for (const mark of marks) mark.replaceWith(...mark.childNodes);
  };
}

function paint(ranges: readonly Range[]): () => void {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return wrap(ranges);
  CSS.highlights.set(highlightName, new Highlight(...ranges));
  return () => CSS.highlights.delete(highlightName);
}

/**
 * Lights up words in the text of the page and brings the first one into view. The words are only compared with text:
 * whatever they hold, they never become markup.
 * @param hash fragment of the address, which names the section the reader chose
 * @returns null where the page has none of the words
 */
export function highlightWords(words: readonly string[], hash: string): Highlights | null {
  const main = document.querySelector('main');
  const ranges = main && words.length > 0 ? findRanges(main, words) : [];
  const first = chooseFirst(ranges, hash);
  if (!first) return null;
  reveal(first.startContainer);
  const clear = paint(ranges);
  // Once the tab that was opened is laid out.
  requestAnimationFrame(() => scrollTo(first));
  return { clear };
}
