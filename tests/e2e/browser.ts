import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

function installedBrowser(): string | undefined {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** How the browser is started: PLAYWRIGHT_CHROMIUM, else one that is installed, else the one Playwright brought. */
export function browserOptions(): LaunchOptions {
  const executablePath = process.env['PLAYWRIGHT_CHROMIUM'] ?? installedBrowser();
  const args = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  return { ...(executablePath && { executablePath }), args: process.getuid?.() === 0 ? [...args, '--no-sandbox'] : args };
}
