import { markdownAddress } from '@/lib/site/markdown-address';
import { basePath } from '@/lib/site/urls';
import { usePage } from '@/stores/page-store';

async function loadMarkdown(): Promise<Blob> {
  const response = await fetch(markdownAddress(window.location.pathname.slice(basePath.length)));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Safari only writes promises that are made during the click, and older versions of Firefox know no promises. */
async function copy(): Promise<void> {
  if (typeof ClipboardItem === 'function') {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': loadMarkdown() })]);
  } else await navigator.clipboard.writeText(await (await loadMarkdown()).text());
}

/** Copies the page as Markdown and tells the reader, after a click or a key. @returns whether it worked */
export async function copyPageAsMarkdown(): Promise<boolean> {
  const done = await copy().then(
    () => true,
    () => false,
  );
  usePage.setState({ notice: done ? 'pageDone' : 'pageFailed' });
  return done;
}

/** Copies the address of the page and confirms it. @param hash with its #, or empty */
export async function copyLink(hash: string): Promise<void> {
  const { origin, pathname } = window.location;
  try {
    // Without HTTPS there is no clipboard.
    await navigator.clipboard.writeText(`${origin}${pathname}${hash}`);
    usePage.setState({ notice: 'linkDone' });
  } catch {
    usePage.setState({ notice: 'refused' });
  }
}
