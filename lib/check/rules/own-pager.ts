import type { FileProblem, SiteInput } from '../content/site-input';

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
