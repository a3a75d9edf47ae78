import { fileStart } from '../../report/place';
import type { FileProblem, SiteInput } from '../content/site-input';

/** Two category files in one folder: only one of them is read. */
export function categoryFiles(site: SiteInput): FileProblem[] {
  const first = new Map<string, string>();
  return site.files.flatMap(({ kind, path }) => {
    if (kind !== 'Category') return [];
    const folder = path.slice(0, path.lastIndexOf('/'));
    const earlier = first.get(folder);
    if (earlier === undefined) first.set(folder, path);
    if (earlier === undefined) return [];
    const message = `The folder already has ${earlier}`;
    return [{ file: path, code: 'data-file/duplicate', ...fileStart, message, hint: 'Keep one of the two.' }];
  });
}
