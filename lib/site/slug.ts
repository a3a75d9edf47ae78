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
    // An id cannot be empty, and nothing is left of a heading of emoji alone.
    next: (text) => slugger.slug(slug(text) === '' ? 'section' : text),
  };
}
