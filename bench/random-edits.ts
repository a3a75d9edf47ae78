import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateSiteConfig } from '../lib/config/config-mistakes';
import { startProgram } from '../lib/node/program';
import type { SiteConfigInput } from '../schema/site';
import siteConfig from '../site.config';
import { linkPackages } from '../tests/support/link-packages';
import { editAtRandom } from '../tests/support/random-edits';
import { randomFrom } from './corpus';

const root = process.cwd();
const seed = Number(process.env['BENCH_SEED'] ?? 1);
const commands = (process.env['BENCH_TESTS'] ?? 'vitest run').split(';').map((command) => command.trim());

/** Copies the working tree, with its history and what is not committed. */
function copyTree(to: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  git('clone', '--quiet', root, to);
  for (const file of git('ls-files', '-z').split('\0').filter(Boolean)) if (!existsSync(file)) rmSync(join(to, file));
  const changed = git('ls-files', '-zmo', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of changed) if (existsSync(file)) cpSync(file, join(to, file));
  // No symbolic links: Contentlayer would write its files where they lead.
  for (const folder of ['node_modules', 'cms/node_modules'])
    if (existsSync(folder)) linkPackages(join(root, folder), join(to, folder));
}

/** Configuration of a site with another name, address, logo and colours, as an owner may write it. */
function otherConfig(random: () => number): SiteConfigInput {
  const number = Math.floor(random() * 1000);
  const digits = () => Math.floor(random() * 100);
  return {
    ...(siteConfig as SiteConfigInput),
    title: `Other ${number}`,
    tagline: `Tagline ${number}`,
    basePath: `/other-${number}`,
    brand: { title: `O${number}`, logo: { src: '/img/other-logo.svg', alt: '' } },
    announcement: {
      id: `a${number}`,
      text: `Announcement ${number}`,
      background: `#0000${String(digits()).padStart(2, '0')}`,
      color: '#ffffff',
    },
  };
}

/**
 * Proves that no test depends on what this site says: edits a copy of it at random, name, base path, logo and colours
 * included, and runs tests there. BENCH_SEED chooses the edits, BENCH_TESTS the commands, split at semicolons:
 * scripts (`scripts/build.ts`) or programs of packages (`vitest run`).
 */
export async function benchRandomEdits(): Promise<void> {
  const copy = join(root, '.cache', 'random-edits');
  rmSync(copy, { recursive: true, force: true });
  const random = randomFrom(seed);
  copyTree(copy);
  const config = otherConfig(random);
  cpSync(join(copy, 'public', siteConfig.brand.logo?.src ?? ''), join(copy, 'public/img/other-logo.svg'));
  const source = `import type { SiteConfigInput } from './schema/site';\n\nexport default ${JSON.stringify(config)} satisfies SiteConfigInput;\n`;
  writeFileSync(join(copy, 'site.config.ts'), source);
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', 'site.config.ts'], { cwd: copy });
  const done = await editAtRandom({ root: copy, site: validateSiteConfig(config), random, count: 20 });
  console.log(`seed ${seed}, in ${copy}\n${done.join('\n')}`);
  let failed = 0;
  for (const command of commands) {
    const [program = '', ...args] = command.split(' ');
    const code = await startProgram(program, args, { root: copy }).exited;
    console.log(`${command}: ${code === 0 ? 'passed' : 'failed'}`);
    if (code !== 0) failed++;
  }
  if (failed > 0) throw new Error(`Tests depend on what the site says: look at ${copy}`);
  rmSync(copy, { recursive: true, force: true });
}
