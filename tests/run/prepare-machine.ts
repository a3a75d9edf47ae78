import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../../lib/node/find-chromium';
import { findProgram } from '../support/find-program';

/** A program of the system that tests need, and Debian's packages that have it. */
interface Needed {
  name: string;
  packages: readonly string[];
}

const needed: readonly Needed[] = [
  { name: 'nginx', packages: ['nginx-light'] },
  { name: 'apache2', packages: ['apache2'] },
  { name: 'caddy', packages: ['caddy'] },
  { name: 'postgres', packages: ['postgresql'] },
  { name: 'python3', packages: ['python3'] },
  { name: 'firefox-esr', packages: ['firefox-esr'] },
  { name: 'WebKitWebDriver', packages: ['webkit2gtk-driver'] },
  { name: 'Xvfb', packages: ['xvfb'] },
];

function hasChromium(): boolean {
  try {
    findChromium({ env: process.env, bundled: chromium.executablePath(), exists: existsSync });
    return true;
  } catch {
    return false;
  }
}

/** Debian's Chromium without the parts around a page: with it, tests take less time. */
const lightChromium = 'chromium-headless-shell';

function isMissing({ name, packages }: Needed): boolean {
  try {
    findProgram(name, packages.join(' '));
    return false;
  } catch {
    return true;
  }
}

function run(command: string, args: readonly string[], env = {}): boolean {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(command, args, options).status === 0;
}

function installPackages(packages: readonly string[]): boolean {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (
    run('apt-get', ['update', '-qq'], env) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env)
  );
}

/**
 * Makes sure that what the tests need is on this machine: three browser engines with fonts, and the hosts the site promises to work on. As root
 * on Debian it installs what is missing; elsewhere it gets Playwright's own Chromium.
 * @throws Error in one line that says what to install
 */
export function prepareMachine(): void {
  const missing = needed.filter(isMissing).flatMap(({ packages }) => packages);
  const packages = hasChromium() ? missing : ['chromium', 'fonts-liberation', ...missing];
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const helpful = mayInstall && !existsSync(`/usr/bin/${lightChromium}`) ? [lightChromium] : [];
  if (packages.length + helpful.length === 0) return;
  console.log(`\n── programs that the tests need: ${[...packages, ...helpful].join(', ')} ──`);
  // Older systems do not have the helpful one.
  if (mayInstall && (installPackages([...packages, ...helpful]) || installPackages(packages))) return;
  const downloaded = packages.includes('chromium') && run('npx', ['playwright', 'install', 'chromium']);
  const left = downloaded ? missing : packages;
  if (left.length > 0)
    throw new Error(`Programs are missing. As root: apt-get update && apt-get install -y ${left.join(' ')}`);
}
