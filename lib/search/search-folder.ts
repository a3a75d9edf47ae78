/**
 * Folder of the search files of a version of the docs in a language; empty for the latest in the default language.
 * @param prefix of the routes of the language
 * @param version null for the latest
 */
export function searchFolder(prefix: string, version: string | null): string {
  const parts = [prefix.slice(1), version ?? ''].filter(Boolean);
  return parts.length > 0 ? `/search/${parts.join('/')}` : '';
}
