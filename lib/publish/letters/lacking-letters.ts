/**
 * Messages about texts that link previews do not show, with the package to install.
 * @param titles of pages, by the package with the missing letters; `` for unknown letters
 */
export function lackingLetters(titles: ReadonlyMap<string, readonly string[]>): string[] {
  return [...titles].map(([name, [first = '', ...others]]) => {
    const pages = others.length === 0 ? `“${first}”` : `“${first}” and ${others.length} more`;
    const remedy =
      name === ''
        ? 'No font with their letters is known: name a picture in `image` of the front matter'
        : `For their letters, run: npm install --save-dev ${name}`;
    return `warning: the pictures for link previews of ${pages} leave out what they cannot draw. ${remedy}`;
  });
}
