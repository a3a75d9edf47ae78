import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that look at colours, and take as long as all others together. */
const colorRules = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** Only what depends on the colour mode, or only the rest. */
  only?: 'colors' | 'structure';
  /** Names of rules that do not hold here. */
  without?: readonly string[];
}

/** What axe finds wrong with the page as it is shown now, one line each. */
export async function findings(page: Page, { only, without = [] }: Scope = {}): Promise<string[]> {
  // The other mode opens a page of its own for what frames of other origins say, which takes longer than the analysis.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (only === 'colors') axe.withRules(colorRules);
  else axe.withTags(tags).disableRules([...without, ...(only === 'structure' ? colorRules : [])]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
