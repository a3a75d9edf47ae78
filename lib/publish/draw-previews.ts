import { collectPageFacts } from './page-facts';
import { drawPreview } from './preview-image';
import type { MachineInput } from './write-machine-files';

/**
 * Draws the link previews of all documents into the cache, before the pages are finished.
 * @param print gets a line for each package with letters that are missing in pictures
 */
export async function drawPreviews(
  input: Omit<MachineInput, 'contentDir' | 'files'>,
  { signal, print }: { signal: AbortSignal; print: (line: string) => void },
): Promise<void> {
  const lacking = new Map<string, string[]>();
  for (const { content, site } of input.editions)
    for (const facts of collectPageFacts(content, site, input.updates).values()) {
      if (signal.aborted) return;
      if (facts.image) continue;
      const drawn = await drawPreview(facts, { ...input, site });
      for (const name of drawn.lacking) lacking.set(name, [...(lacking.get(name) ?? []), facts.title]);
    }
  for (const note of lackingLetters(lacking)) print(note);
}

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
