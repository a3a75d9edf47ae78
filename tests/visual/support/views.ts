import { test } from '../../e2e/support/test';

export const widths = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } } as const;

/** A combination of width and colour mode every page is looked at in. */
export interface View {
  width: keyof typeof widths;
  theme: 'light' | 'dark';
}

const views: readonly View[] = [
  { width: 'wide', theme: 'light' },
  { width: 'wide', theme: 'dark' },
  { width: 'narrow', theme: 'light' },
  { width: 'narrow', theme: 'dark' },
];

/** Declares the same tests for every view; their snapshots get its suffix. */
export function inEveryView(declare: (suffix: string, view: View) => void): void {
  for (const view of views) {
    test.describe(`${view.width}, ${view.theme}`, () => {
      test.use({ viewport: widths[view.width], theme: view.theme });
      declare(`${view.width}-${view.theme}`, view);
    });
  }
}
