import type { Snippet } from './snippets';

/** Relative path from a file below content/ to another one. */
export function relativeLink(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1);
  const parts = to.split('/');
  let shared = 0;
  while (shared < folders.length && shared < parts.length - 1 && folders[shared] === parts[shared]) shared++;
  const up = '../'.repeat(folders.length - shared);
  const link = encodeURI(`${up || './'}${parts.slice(shared).join('/')}`);
  // In Markdown an unbalanced bracket ends a link.
  return link.replaceAll('(', '%28').replaceAll(')', '%29');
}

const isPicture = (path: string): boolean => /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i.test(path);

/** Markdown for a picture or a link to a file below content/. `words` are its text if nothing is selected. */
export function linkTo(from: string, to: string, words: string): Snippet {
  const text = words.replace(/[\\`*_<{[\]]/g, '\\$&');
  const before = isPicture(to) ? '![' : '[';
  return { name: 'Link', before, text, after: `](${relativeLink(from, to)})`, block: false, isWhole: true };
}
