import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';

/** Whether Tailwind has all these utilities by itself. */
export type KnowsUtilities = (names: readonly string[]) => boolean;

/** Reads the Tailwind of this project, which makes what rules of a site `@apply`. What its configuration adds is not the site's. */
export async function knownUtilities(root: string): Promise<KnowsUtilities> {
  const theme = readFileSync(join(root, 'node_modules/tailwindcss/theme.css'), 'utf8');
  const system = await loadDesignSystem(`${theme}\n@tailwind utilities;`);
  return (names) => system.candidatesToCss([...names]).every((css) => css !== null);
}
