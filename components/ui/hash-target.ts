/** Element a hash such as `#roles` leads to; null where there is none, or where the hash is no valid text. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.replace(/^#/, '')));
  } catch {
    return null;
  }
}
