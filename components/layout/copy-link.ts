import { usePage } from '@/stores/page-store';

/**
 * Copies the address of the page that is shown and tells the reader.
 * @param hash with its #, or empty
 */
export async function copyLink(hash: string): Promise<void> {
  const { origin, pathname } = window.location;
  try {
    // There is no clipboard on a host without HTTPS.
    await navigator.clipboard.writeText(`${origin}${pathname}${hash}`);
    usePage.setState({ notice: 'linkDone' });
  } catch {
    usePage.setState({ notice: 'refused' });
  }
}
