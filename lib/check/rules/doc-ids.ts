import type { FileProblem, SiteInput } from '../content/site-input';

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
