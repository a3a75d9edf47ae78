import { spawn } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { until } from '../../lib/node/until';
import { answers, attend } from './attend';
import { freePort } from './free-port';
import { siteConfigOf, type TestSite, testSite } from './sites';

/** A running `npm run dev` over a copy of the content that may be changed at will. */
export interface DevServer {
  /** Address of the home page, with its final slash. */
  url: string;
  contentDir: string;
  pid: number;
  /** What it printed so far. */
  output(): string;
  /** Ends it and removes the copy. */
  stop(): Promise<void>;
  /** Ends it, and leaves the copy to another one. */
  leave(): Promise<void>;
}

export interface DevServerOptions {
  /** What is copied; default: the features site. */
  from?: Pick<TestSite, 'content' | 'config' | 'site'>;
  /** Folder of the project that is developed; default: this one. */
  project?: string;
  /** Folder the content is copied to, anew, from that of the project, in which it must lie. */
  contentDir: string;
  /** Uses the folder as an earlier server left it. */
  again?: boolean;
  /** Milliseconds until the first page must have been answered. */
  patience: number;
  /** Changes the copy before the start. */
  prepare?: (contentDir: string) => void;
  /** What is asked for until it is answered, below the base path; default: the main doc. Nothing: until it says that it is ready. */
  first?: string;
  /** Where it listens; default: a port that is free. */
  port?: number;
  /** Arguments of the command, and variables it gets beside those of this process. */
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/**
 * Waits until React has taken over the open page. A change that arrives in between meets half a page: Next takes it for a
 * mismatch of server and browser, says so in the console, and draws the page anew.
 */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  // The layout is first, the page within it follows.
  await page.waitForLoadState('networkidle');
}

/** Takes away the posts of the features site that the content check warns of: what it says is about the test then. */
export function removeOldPosts(contentDir: string): void {
  const blog = join(contentDir, 'blog');
  for (const name of readdirSync(blog)) if (name.includes('-old-')) rmSync(join(blog, name));
}

const graceMs = 20_000;

/**
 * Starts development over a copy of a site and waits for its first page.
 * @throws Error with what it printed, where it ends or does not answer in time
 */
export async function startDevServer({
  project = '.',
  contentDir: below,
  again = false,
  patience,
  prepare,
  from = testSite('features'),
  first = `docs/${from.site.mainDoc}`,
  port: chosen,
  args = [],
  env = {},
}: DevServerOptions): Promise<DevServer> {
  const contentDir = join(project, below);
  if (!again) {
    rmSync(contentDir, { recursive: true, force: true });
    cpSync(from.content, contentDir, { recursive: true });
    prepare?.(contentDir);
  }
  const port = chosen ?? (await freePort());
  const url = `http://localhost:${port}${from.site.basePath}/`;
  // In the caller's process group and without npm in between: it ends itself when the caller is gone.
  const program = spawn(process.execPath, ['lib/node/run.mjs', 'scripts/dev.ts', ...args], {
    cwd: project,
    env: {
      ...process.env,
      SITE_CONFIG: siteConfigOf(from.config),
      ...env,
      NODE_ENV: 'development',
      CONTENT_DIR: below,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { hasEnded, output, stop: end } = attend(program);

  async function leave(): Promise<void> {
    const timer = setTimeout(() => program.kill('SIGKILL'), graceMs);
    await end();
    clearTimeout(timer);
  }

  async function stop(): Promise<void> {
    await leave();
    rmSync(contentDir, { recursive: true, force: true });
  }

  const shows = () => (first === '' ? output().includes('Ready in') : answers(url + first));
  if (!(await until(shows, { patience, gone: hasEnded }))) {
    await stop();
    throw new Error(`npm run dev did not show a page:\n${output()}`);
  }
  return { url, contentDir, pid: program.pid ?? 0, output, stop, leave };
}
