import { usePage } from '@/stores/page-store';

/**
 * Copies the address of the page and confirms it.
 * @param hash with its #, or empty
 */
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
