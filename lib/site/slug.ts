import GithubSlugger, { slug } from 'github-slugger';

/** GitHub-style slug of one text, without regard to what else is on the page. */
export function slugify(text: string): string {
  return slug(text);
}

/** Gives out heading ids for one page: explicit ids are reserved, repeated ones are numbered. */
export function createHeadingIds(): { reserve(id: string): void; next(text: string): string } {
  const slugger = new GithubSlugger();
  return {
    reserve: (id) => {
      slugger.occurrences[id] ??= 0;
    },
    next: (text) => {
      if (slug(text) !== '') return slugger.slug(text);
      // Nothing is left of a heading of emoji alone: as on GitHub, the second one is "-1". The first one needs an id.
      const id = slugger.slug('');
      return id === '' ? slugger.slug('section') : id;
    },
  };
}
