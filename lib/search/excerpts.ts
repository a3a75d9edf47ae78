import { markdownRoute } from '../site/markdown-address';
import type { FoundRecord } from './engine';
import { cutAround, sectionTexts } from './excerpt';
import type { SearchPage } from './types';

/** A page that takes longer comes too late for its answer. In milliseconds. */
const patience = 5000;

/** The number of pages whose Markdown is kept. */
const mostPages = 60;

async function fetchTexts(base: string, page: SearchPage): Promise<string[]> {
  const response = await fetch(base + markdownRoute(page.route), { signal: AbortSignal.timeout(patience) });
  return response.ok ? sectionTexts(await response.text(), page) : [];
}

/** Creates the function that finds excerpts in the Markdown of the few pages in an answer: the index holds no text. */
export function createExcerpts(base: string) {
  const pages = new Map<string, Promise<string[]>>();

  function textsOf(page: SearchPage): Promise<string[]> {
    const known = pages.get(page.route);
    if (known) return known;
    const [oldest] = pages.keys();
    if (pages.size >= mostPages && oldest !== undefined) pages.delete(oldest);
    // Without the text a result still shows its target, and the next answer asks again.
    const texts = fetchTexts(base, page).catch(() => {
      pages.delete(page.route);
      return [];
    });
    pages.set(page.route, texts);
    return texts;
  }

  /** Finds the text around the match of each record; null if there is none. */
  return (found: readonly FoundRecord[]) =>
    Promise.all(
      found.map(async ({ page, section, words }) => {
        const texts = await textsOf(page);
        const at = section ? page.sections.findIndex(({ id }) => id === section.id) + 1 : 0;
        const text = texts[at];
        return text ? cutAround(text, words) : null;
      }),
    );
}
