import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { applyUpgrade, recoverUpgrade, undoUpgrade } from '../lib/framework/apply-upgrade';
import { type Manifest, manifestOf, readManifest } from '../lib/framework/framework-manifest';
import { planUpgrade, type UpgradePlan } from '../lib/framework/plan-upgrade';
import { runCommand } from '../lib/node/run-command';
import { WrongUsage } from '../lib/node/wrong-usage';

/** Folders that releases were fetched into. */
const fetched: string[] = [];

/** Folder of a release: as it is, or fetched from where releases come from. */
function fetchRelease(name: string, source: string | undefined): string {
  if (existsSync(name)) return resolve(name);
  if (!source)
    throw new Error(
      `${name} is no folder of a release, and framework.json has no "source" to fetch a tag from. Name a folder that holds the release, or write the address of the framework's repository there: "source": "https://…".`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  fetched.push(folder);
  const args = ['clone', '--quiet', '--depth', '1', '--branch', name, '--', source, folder];
  const { status, stderr, error } = spawnSync('git', args, { encoding: 'utf8' });
  if (error)
    throw new Error(
      `git, which fetches ${name} from ${source}, does not start: ${error.message}. Install it, or name a folder that holds the release.`,
    );
  if (status !== 0)
    throw new Error(
      `The release ${name} could not be fetched from ${source}, the source that framework.json names:\n${stderr.trim()}`,
    );
  return folder;
}

/** What the site's present release gave to it. */
function baseOf(site: string, from: string | undefined, release: string): Manifest {
  const manifest = readManifest(site);
  if (from !== undefined) return manifestOf(fetchRelease(from, manifest?.source), manifest?.source, release);
  if (manifest) return manifest;
  throw new Error(
    `${site} has no framework.json. Name the release it was made of: --from <folder or tag>. Only then can its own changes be told from that release.`,
  );
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function refuse(site: string, { edited, inTheWay }: UpgradePlan): void {
  const lines = [
    ...edited.map((path) => `${path}: ${existsSync(join(site, path)) ? 'changed' : 'removed'} here`),
    ...inTheWay.map((path) => `${path}: in the way of a new file`),
  ];
  if (lines.length === 0) return;
  const remedy =
    'Bring each back, or move what it does to content/components, site.css or site.config.ts (docs/upgrading.md). Nothing was changed.';
  throw new Error(
    `These files belong to the framework, and the upgrade would lose what is in them:\n${lines.map((line) => `  ${line}`).join('\n')}\n${remedy}`,
  );
}

function main(name: string | undefined, site: string, base: string | undefined): void {
  const recovered = recoverUpgrade(site);
  if (recovered) console.log('An upgrade was interrupted, and has been undone.');
  if (name === undefined) {
    if (recovered) return;
    const { from, to } = undoUpgrade(site);
    console.log(`Undid the upgrade from ${from} to ${to}. Run npm install.`);
    return;
  }
  const release = fetchRelease(name, readManifest(site)?.source);
  const plan = planUpgrade(site, baseOf(site, base, release), release);
  refuse(site, plan);
  list('Changed or removed here, and not changed by the release. They stay so:', plan.kept);
  if (plan.write.size + plan.remove.length === 0) {
    console.log(`The site has this release, ${plan.to}, already.`);
    return;
  }
  applyUpgrade(site, plan);
  console.log(
    `Upgraded from ${plan.from} to ${plan.to}: ${plan.write.size} files written, ${plan.remove.length} removed.`,
  );
  list('In package.json yours stays. Compare:', plan.conflicts);
  list('New since then:', plan.news);
  console.log('\nNext: npm install && npm test. To go back: npm run upgrade -- --undo');
}

const { values, positionals } = parseArgs({
  options: {
    from: { type: 'string' },
    site: { type: 'string', default: '.' },
    undo: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [name, ...rest] = positionals;
if ((name === undefined) !== values.undo || rest.length > 0) throw new WrongUsage('Name one release, or --undo.');
if (!existsSync(values.site)) throw new WrongUsage(`--site ${values.site} is no folder.`);
await runCommand(() => main(name, resolve(values.site), values.from));
for (const folder of fetched) rmSync(folder, { recursive: true, force: true });
