import { lackingLetters } from './letters/lacking-letters';
import { collectPageFacts } from './page-facts';
import { drawPreview } from './preview-image';
import type { MachineInput } from './write-machine-files';

/**
 * Draws the link previews that follow from the content alone, so that the finished pages find them drawn.
 * @param print is told of pages whose pictures lack letters, in a line for each package that has them
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
