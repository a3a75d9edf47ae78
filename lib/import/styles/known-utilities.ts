import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'postcss';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import type { Report } from '../report';

/** Whether Tailwind has a utility by itself. */
export type KnowsUtility = (name: string) => boolean;

/** Reads the Tailwind of this project, which makes what rules of a site `@apply`. What its configuration adds is not the site's. */
export async function knownUtilities(root: string): Promise<KnowsUtility> {
  const theme = readFileSync(join(root, 'node_modules/tailwindcss/theme.css'), 'utf8');
  const system = await loadDesignSystem(`${theme}\n@tailwind utilities;`);
  return (name) => system.candidatesToCss([name])[0] !== null;
}

/** Removes the utilities that need the site's own Tailwind from its rules, because a build ends at them. Returns their names. */
export function takeUnknown(sheet: Root, knows: KnowsUtility): string[] {
  const taken = new Set<string>();
  sheet.walkAtRules('apply', (rule) => {
    const names = rule.params.split(/\s+/);
    const kept = names.filter((name) => name === '!important' || knows(name));
    if (kept.length === names.length) return;
    for (const name of names) if (!kept.includes(name)) taken.add(name);
    if (kept.some((name) => name !== '!important')) rule.params = kept.join(' ');
    else rule.remove();
  });
  return [...taken];
}

/** Reports the utilities that were taken. */
export function reportUnknown(names: readonly string[], from: string, report: Report): void {
  const next = 'Write into the rules, as CSS, what the Tailwind of the site made of them.';
  if (names.length > 0) report.left(`Utilities of the site's own Tailwind: ${names.join(', ')}`, from, next);
}

/** Reports colours and sizes that a style sheet adds to Tailwind: some of their names may mean something else here. */
export function reportTheme(sheet: Root, from: string, report: Report): void {
  if (!sheet.some((node) => node.type === 'atrule' && node.name === 'theme')) return;
  const next = 'Copy those that pages use into site.css, under names that tailwind.config.ts does not have.';
  report.left('Colours and sizes of Tailwind: `@theme`', from, next);
}

/** Borders have a pale colour by themselves in Tailwind 3, which begins with `@tailwind base`, and that of the text in this one. */
export function paleBorders(sheet: Root): string[] {
  const isThree = sheet.some((node) => node.type === 'atrule' && node.name === 'tailwind' && node.params === 'base');
  return isThree ? ['@layer base { :where(.prose, .landing-whole) :where(*) { border-color: var(--line) } }'] : [];
}
