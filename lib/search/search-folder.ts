/** Folder of the search files of a version (null: the latest), by the prefix of a language; empty for the default. */
export function searchFolder(prefix: string, version: string | null): string {
  const parts = [prefix.slice(1), version ?? ''].filter(Boolean);
  return parts.length > 0 ? `/search/${parts.join('/')}` : '';
}
