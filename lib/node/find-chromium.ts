import { delimiter, join } from 'node:path';

const lightName = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export interface BrowserPlaces {
  env: Readonly<Record<string, string | undefined>>;
  /** Path of the browser Playwright installs for itself, whether it is there or not. */
  bundled: string;
  exists: (path: string) => boolean;
  /** Rather the one that draws without the parts around a page, which takes a quarter less time, where it is installed. */
  light?: boolean;
}

/**
 * Path of the Chromium to test with: PLAYWRIGHT_CHROMIUM, else one of the system, else the one Playwright installed.
 * @throws Error that says how to install one
 */
export function findChromium({ env, bundled, exists, light = false }: BrowserPlaces): string {
  const chosen = env['PLAYWRIGHT_CHROMIUM'];
  if (chosen) return chosen;
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(delimiter).filter(Boolean)];
  const wanted = light ? [[lightName], names] : [names];
  const installed = wanted.flatMap((some) => folders.flatMap((folder) => some.map((name) => join(folder, name))));
  const found = [...installed, bundled].find(exists);
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium found: install your system’s package "chromium", run npx playwright-core install chromium, or set PLAYWRIGHT_CHROMIUM to its path.',
  );
}
