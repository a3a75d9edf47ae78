import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright-core';
import { findChromium } from './find-chromium';

// Prevents requests to the servers of the browser's maker, which closed networks refuse anyway.
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/**
 * Options for starting the browser of all tests and tools.
 * @param light whether to prefer the headless shell, for tests that open thousands of pages
 * @throws Error in one line without a Chromium
 */
export function launchOptions({ light = false } = {}): LaunchOptions {
  const bundled = chromium.executablePath();
  const executablePath = findChromium({ env: process.env, bundled, exists: existsSync, light });
  // Chromium's sandbox does not work for root, as in containers.
  const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;
  return { executablePath, args };
}
