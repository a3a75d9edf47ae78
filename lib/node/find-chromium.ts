import { delimiter, join } from 'node:path';

const lightName = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export interface BrowserPlaces {
  env: Readonly<Record<string, string | undefined>>;
  /** Path for Playwright's own browser, whether it is installed or not. */
  bundled: string;
  exists: (path: string) => boolean;
  /** Whether to prefer the headless shell, which takes a quarter less time. */
  light?: boolean;
}

/**
 * Path of Chromium for tests: PLAYWRIGHT_CHROMIUM, else one of the system, else Playwright's own.
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
