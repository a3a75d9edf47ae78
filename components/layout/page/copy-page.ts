import { markdownAddress } from '@/lib/site/markdown-address';
import { basePath } from '@/lib/site/urls';
import { usePage } from '@/stores/page-store';

async function loadMarkdown(): Promise<Blob> {
  const response = await fetch(markdownAddress(window.location.pathname.slice(basePath.length)));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Safari only lets a page write what it promised during the click; Firefox learned promises late. */
async function copy(): Promise<void> {
  if (typeof ClipboardItem === 'function') {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': loadMarkdown() })]);
  } else await navigator.clipboard.writeText(await (await loadMarkdown()).text());
}

/**
 * Copies the page that is shown as Markdown and tells the reader. For docs and posts; call it from a click or a key.
 * @returns whether it worked
 */
export async function copyPageAsMarkdown(): Promise<boolean> {
  const done = await copy().then(
    () => true,
    () => false,
  );
  usePage.setState({ notice: done ? 'pageDone' : 'pageFailed' });
  return done;
}
