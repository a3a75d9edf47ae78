import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that look at colours, and take as long as all others together. */
const colorRules = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** Only what depends on the colour mode, or only the rest. */
  only?: 'colors' | 'structure';
  /** Names of rules that do not hold here. */
  without?: readonly string[];
  /** Selectors of the parts to look at; default: the whole page. */
  within?: string[];
}

type Run = (parts: { include: string[] }, options: RunOptions) => Promise<AxeResults>;

/** Gives axe to every page that is opened from now on: a tenth of the work of bringing it to one that is open. */
export async function carryAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
}

/** What axe finds wrong with the page as it is shown now, one line each. */
export async function findings(page: Page, { only, without = [], within = ['html'] }: Scope = {}): Promise<string[]> {
  const off = [...without, ...(only === 'structure' ? colorRules : [])];
  const options: RunOptions = {
    runOnly: only === 'colors' ? { type: 'rule', values: colorRules } : { type: 'tag', values: tags },
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // What frames of other origins hold is theirs; and no rule of these tags needs the style sheets loaded again.
    iframes: false,
    preload: false,
  };
  // Brought to a page once: to bring it along for each question, as @axe-core/playwright does, takes twice as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([parts, how]) => (window as unknown as { axe: { run: Run } }).axe.run({ include: parts }, how),
    [within, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
