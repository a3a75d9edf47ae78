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

/** Docs of one version with the same id at different addresses: links by id would be ambiguous. */
export function docIds(site: SiteInput): FileProblem[] {
  const first = new Map<string, { path: string; permalink: string }>();
  return site.pages.flatMap(({ path, permalink, id, version }) => {
    if (id === undefined) return [];
    const key = `${version} ${id}`;
    const earlier = first.get(key);
    if (!earlier) first.set(key, { path, permalink });
    const place = site.byPath.get(path)?.routePlace;
    if (!earlier || !place || earlier.permalink === permalink) return [];
    const message = `The id ${id} already belongs to ${earlier.path}`;
    const hint = 'Give one of the two another id in its front matter.';
    return [{ file: path, code: 'route/duplicate-id', ...place, message, hint }];
  });
}

/** Docs whose pager links to themselves. */
export function ownPager(site: SiteInput): FileProblem[] {
  const ids = new Map(site.allDocs.map(({ path, id }) => [path, id]));
  const message = 'The pager of this page would lead to this page';
  const hint = 'Write the id of another doc, or null for none.';
  return site.files.flatMap(({ path: file, references }) =>
    references
      .filter(({ kind, name }) => kind === 'pagination' && name === ids.get(file))
      .map(({ place }) => ({ file, code: 'front-matter/contradiction', ...place, message, hint })),
  );
}
