import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright-core';
import { findChromium } from './find-chromium';

// A browser under test has no business with its maker's servers, which closed networks refuse anyway.
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/**
 * How every test and tool of this project starts its browser.
 * @param light rather the one without the parts around a page, where there is one: for tests, which open thousands of pages
 * @throws Error in one line where there is no Chromium
 */
export function launchOptions({ light = false } = {}): LaunchOptions {
  const bundled = chromium.executablePath();
  const executablePath = findChromium({ env: process.env, bundled, exists: existsSync, light });
  // Chromium's sandbox refuses to work for root, as in containers.
  const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;
  return { executablePath, args };
}
