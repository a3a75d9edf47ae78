import { expect, it } from 'vitest';
import { findChromium } from '@/lib/node/find-chromium';

const bundled = '/home/me/.cache/ms-playwright/chrome';
const find = (present: string[], env: Record<string, string> = {}) =>
  findChromium({ env: { PATH: '/opt/bin:/usr/local/bin', ...env }, bundled, exists: (path) => present.includes(path) });

it.each([
  ['/opt/mine', ['/usr/bin/chromium'], { PLAYWRIGHT_CHROMIUM: '/opt/mine' }],
  ['/usr/bin/chromium', ['/opt/bin/google-chrome', '/usr/bin/chromium', bundled], {}],
  ['/opt/bin/google-chrome', ['/opt/bin/google-chrome', bundled], {}],
  [bundled, [bundled], {}],
])('finds %s', (expected, present, env) => {
  expect(find(present, env as Record<string, string>)).toBe(expected);
});

it('takes the light one only where it is asked for', () => {
  const places = { env: {}, bundled, exists: (path: string) => /^\/usr\/bin\/chromium/.test(path) };
  expect(findChromium(places)).toBe('/usr/bin/chromium');
  expect(findChromium({ ...places, light: true })).toBe('/usr/bin/chromium-headless-shell');
});

it('says how to install one where there is none', () => {
  expect(() => find([])).toThrow(/^No Chromium found: install .+ npx playwright-core install chromium/);
});
