import { lackingLetters } from './letters/lacking-letters';
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
