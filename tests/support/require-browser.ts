import { launchOptions } from '../../lib/node/launch-options';

/** Ends a run of Playwright that has no browser with the one line that says what to install: a stack trace would bury it. */
export default function requireBrowser(): void {
  try {
    launchOptions();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
