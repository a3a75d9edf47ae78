import GithubSlugger, { slug } from 'github-slugger';

/** GitHub-style slug of a text, independent of other texts on the page. */
export function slugify(text: string): string {
  return slug(text);
}

/** Creates ids of headings for one page. Explicit ids are reserved, and repeated ones are numbered. */
export function createHeadingIds(): { reserve(id: string): void; next(text: string): string } {
  const slugger = new GithubSlugger();
  return {
    reserve: (id) => {
      slugger.occurrences[id] ??= 0;
    },
    next: (text) => {
      if (slug(text) !== '') return slugger.slug(text);
      // A heading of emoji has an empty slug. As on GitHub, the second one is "-1". The first one needs another id.
      const id = slugger.slug('');
      return id === '' ? slugger.slug('section') : id;
    },
  };
}
