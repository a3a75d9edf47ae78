import type { FileProblem, SiteInput } from '../content/site-input';

/** Docs whose pager would lead to themselves. */
export function ownPager(site: SiteInput): FileProblem[] {
  const ids = new Map(site.allDocs.map(({ path, id }) => [path, id]));
  return site.files.flatMap(({ path, references }) =>
    references.flatMap(({ kind, name, place }) =>
      kind === 'pagination' && name === ids.get(path)
        ? [
            {
              file: path,
              code: 'front-matter/contradiction',
              ...place,
              message: 'The pager of this page would lead to this page',
              hint: 'Write the id of another doc, or null for none.',
            },
          ]
        : [],
    ),
  );
}
