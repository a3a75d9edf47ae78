import { findMarks } from '@/lib/search/marks';
import { hashTarget } from '../ui/arrival';

/** Highlighted words on a page. */
export interface Highlights {
  clear(): void;
}

const highlightName = 'search';
const mostRanges = 2000;
/** Elements without text of the page, or that show something else. */
const skipped = 'nav, button, script, style, noscript, .sr-only, .mermaid';
/** Space for the navbar above, and for the button below, in pixels. */
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

/** Opens the tabs and details around a place, from the outside in. */
function reveal(place: Node): void {
  const around: Element[] = [];
  for (let element = place.parentElement; element; element = element.parentElement) around.unshift(element);
  for (const element of around) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    if (element.matches('[role="tabpanel"][hidden]'))
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.click();
  }
}

/** The first match below the heading in the address, else the first one of the page. */
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
  const { dataset } = document.documentElement;
  CSS.highlights.set(highlightName, new Highlight(...ranges));
  dataset['lit'] = '';
  return () => {
    CSS.highlights.delete(highlightName);
    delete dataset['lit'];
  };
}

/**
 * Highlights words in the page and scrolls to the first one. They are only compared with text, never made markup.
 * @param hash hash of the address, which names the section of the result
 * @returns null if the page contains none of the words
 */
export function highlightWords(words: readonly string[], hash: string): Highlights | null {
  const main = document.querySelector('main');
  const ranges = main && words.length > 0 ? findRanges(main, words) : [];
  const first = chooseFirst(ranges, hash);
  if (!first) return null;
  reveal(first.startContainer);
  const clear = paint(ranges);
  // After the layout of the opened tab.
  requestAnimationFrame(() => scrollTo(first));
  return { clear };
}
