import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyUpgrade, recoverUpgrade, undoUpgrade } from '@/lib/framework/apply-upgrade';
import { hashFile } from '@/lib/framework/framework-files';
import { manifestOf, readManifest } from '@/lib/framework/framework-manifest';
import { packageText } from '@/lib/framework/package-file';
import { planUpgrade } from '@/lib/framework/plan-upgrade';
import { tempFolder } from '../../temp-folder';

const paths = JSON.stringify({ framework: ['app', 'lib', 'scripts', 'package-lock.json', 'CHANGELOG.md'], owner: [] });
const lock = '{ "name": "framework", "packages": { "": {} } }';

function release(version: string, files: Readonly<Record<string, string>>, more: object = {}): string {
  const scripts = { dev: 'node scripts/dev.ts', ...more };
  return tempFolder({
    'package.json': packageText({ name: 'framework', version, scripts, dependencies: { a: version, b: '1.0.0' } }),
    'package-lock.json': lock,
    'lib/framework/paths.json': paths,
    'scripts/dev.ts': version,
    ...files,
  });
}

const oldFiles = { 'app/a.ts': 'a', 'app/gone.ts': 'gone', 'CHANGELOG.md': '- Old entry.\n' };
const newFiles = {
  'app/a.ts': 'a2',
  'app/new.ts': 'new',
  'app/deep/folder/new.ts': 'new',
  'CHANGELOG.md': '- New entry,\n  in two lines.\n- Old entry.\n',
};

/** A site made of the old release, with an owner's own things. */
function makeSite() {
  const before = release('1.0.0', oldFiles);
  const base = manifestOf(before);
  const own = {
    name: 'my-site',
    version: '0.0.0',
    scripts: { dev: 'node scripts/dev.ts', mine: 'x' },
    dependencies: { a: '1.0.0', b: '1.5.0', own: '3.0.0' },
  };
  const site = tempFolder({
    ...oldFiles,
    'scripts/dev.ts': '1.0.0',
    'lib/framework/paths.json': paths,
    'package.json': packageText(own),
    'package-lock.json': lock,
    'site.config.ts': "export default { name: 'A' };\n",
    'content/docs/mine.mdx': 'mine',
  });
  return { site, base };
}

/** Every folder, and every file with its text, but for what the upgrade keeps to be undone. */
function contentOf(folder: string): Record<string, string> {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('.upgrade'))
    .map(
      (path) =>
        [path, statSync(join(folder, path)).isFile() ? readFileSync(join(folder, path), 'utf8') : 'a folder'] as const,
    );
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe('an upgrade', () => {
  it('replaces the framework, keeps what is the owner’s, and says what is new', () => {
    const { site, base } = makeSite();
    const plan = planUpgrade(site, base, release('2.0.0', newFiles));
    expect(plan).toMatchObject({ from: '1.0.0', to: '2.0.0', edited: [], inTheWay: [] });
    expect(plan.news).toEqual(['- New entry, in two lines.']);
    applyUpgrade(site, plan);
    expect(contentOf(site)).toMatchObject({
      'app/a.ts': 'a2',
      'app/new.ts': 'new',
      'content/docs/mine.mdx': 'mine',
      'site.config.ts': "export default { name: 'A' };\n",
    });
    expect(existsSync(join(site, 'app/gone.ts'))).toBe(false);
    expect(JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))).toMatchObject({
      name: 'my-site',
      scripts: { mine: 'x' },
      dependencies: { a: '2.0.0', b: '1.5.0', own: '3.0.0' },
    });
  });

  it('lists entries of package.json that both sides changed, and keeps the owner’s', () => {
    const { site, base } = makeSite();
    const next = release('2.0.0', newFiles);
    const changed = { name: 'framework', version: '2.0.0', scripts: {}, dependencies: { b: '2.0.0' } };
    writeFileSync(join(next, 'package.json'), packageText(changed));
    const { conflicts } = planUpgrade(site, base, next);
    expect(conflicts).toEqual(['dependencies.b: yours is 1.5.0, the release has 2.0.0']);
  });

  it('names files of the framework that the owner changed, removed or wrote where the release has one', () => {
    const { site, base } = makeSite();
    writeFileSync(join(site, 'app/a.ts'), 'mine');
    rmSync(join(site, 'scripts/dev.ts'));
    writeFileSync(join(site, 'app/new.ts'), 'mine');
    const plan = planUpgrade(site, base, release('2.0.0', newFiles));
    expect(plan.edited).toEqual(['app/a.ts', 'scripts/dev.ts']);
    expect(plan.inTheWay).toEqual(['app/new.ts']);
  });

  it('leaves a secret alone that an earlier release took for its own', () => {
    const { site, base } = makeSite();
    writeFileSync(join(site, 'app/.env.local'), 'SECRET=a');
    const listed = { ...base, files: { ...base.files, 'app/.env.local': hashFile(join(site, 'app/.env.local')) } };
    expect(planUpgrade(site, listed, release('2.0.0', newFiles)).remove).toEqual(['app/gone.ts']);
  });

  it('keeps changes of files that the release does not change', () => {
    const { site, base } = makeSite();
    const same = { ...newFiles, 'app/a.ts': 'a', 'app/gone.ts': 'gone' };
    writeFileSync(join(site, 'app/a.ts'), 'mine');
    rmSync(join(site, 'app/gone.ts'));
    const plan = planUpgrade(site, base, release('2.0.0', same));
    expect(plan).toMatchObject({ edited: [], kept: ['app/a.ts', 'app/gone.ts'] });
    applyUpgrade(site, plan);
    expect(readFileSync(join(site, 'app/a.ts'), 'utf8')).toBe('mine');
    expect(existsSync(join(site, 'app/gone.ts'))).toBe(false);
    const later = planUpgrade(site, readManifest(site) ?? base, release('3.0.0', { ...same, 'app/a.ts': 'a3' }));
    expect(later).toMatchObject({ edited: ['app/a.ts'], kept: ['app/gone.ts'] });
  });

  it('has nothing to write where the site has the release, whatever npm wrote since', () => {
    const { site, base } = makeSite();
    const next = release('2.0.0', newFiles);
    applyUpgrade(site, planUpgrade(site, base, next));
    writeFileSync(join(site, 'package-lock.json'), '{ "name": "my-site", "packages": {} }');
    const again = planUpgrade(site, readManifest(site) ?? base, next);
    expect([...again.write.keys(), ...again.remove]).toEqual([]);
  });

  it('writes what runs an upgrade after everything else of the framework', () => {
    const { site, base } = makeSite();
    const files = { ...newFiles, 'lib/framework/a.ts': 'a', 'lib/node/a.ts': 'a', 'lib/z.ts': 'z' };
    const paths = [...planUpgrade(site, base, release('2.0.0', files)).write.keys()];
    expect(paths.indexOf('lib/framework/a.ts')).toBeGreaterThan(paths.indexOf('lib/z.ts'));
    expect(paths.indexOf('scripts/dev.ts')).toBeGreaterThan(paths.indexOf('lib/z.ts'));
  });

  it('names a folder that holds no release, and a manifest that cannot be read', () => {
    const { site, base } = makeSite();
    const other = tempFolder({ 'package.json': '{}' });
    expect(() => planUpgrade(site, base, other)).toThrow('holds no release of this framework');
    writeFileSync(join(site, 'framework.json'), '<<<<<<< HEAD\n{}');
    expect(() => readManifest(site)).toThrow('Bring it back from git');
  });

  it('takes no site for a release', () => {
    const { site, base } = makeSite();
    const other = release('2.0.0', { ...newFiles, 'framework.json': '{}' });
    expect(() => planUpgrade(site, base, other)).toThrow('is a site, and no release');
  });

  it('can be undone to the last byte', () => {
    const { site, base } = makeSite();
    const before = contentOf(site);
    applyUpgrade(site, planUpgrade(site, base, release('2.0.0', newFiles)));
    expect(undoUpgrade(site)).toEqual({ from: '1.0.0', to: '2.0.0' });
    expect(contentOf(site)).toEqual(before);
    expect(() => undoUpgrade(site)).toThrow('no upgrade to undo');
  });

  it('is not undone over files that have been changed since', () => {
    const { site, base } = makeSite();
    applyUpgrade(site, planUpgrade(site, base, release('2.0.0', newFiles)));
    writeFileSync(join(site, 'package.json'), '{}');
    expect(() => undoUpgrade(site)).toThrow('package.json');
  });

  it('leaves everything as it was where a file cannot be written', () => {
    const { site, base } = makeSite();
    const before = contentOf(site);
    const plan = planUpgrade(site, base, release('2.0.0', newFiles));
    // A folder in the place of a file.
    plan.write.set('content', Buffer.from('x'));
    expect(() => applyUpgrade(site, plan)).toThrow();
    expect(contentOf(site)).toEqual(before);
  });

  it('is undone by the next command where it was interrupted', () => {
    const { site, base } = makeSite();
    const before = contentOf(site);
    applyUpgrade(site, planUpgrade(site, base, release('2.0.0', newFiles)));
    const file = join(site, '.upgrade/journal.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"done": true', '"done": false'));
    expect(recoverUpgrade(site)).toBe(true);
    expect(contentOf(site)).toEqual(before);
    expect(recoverUpgrade(site)).toBe(false);
  });
});

const first = spawnSync('git', ['rev-list', '--reverse', 'HEAD', '--', 'lib/config/site.ts'], {
  encoding: 'utf8',
}).stdout.split('\n')[0];

const upgrade = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, ['lib/node/run.mjs', 'scripts/upgrade.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

describe('the command', () => {
  /** A site whose releases come from a folder. */
  function siteOf(source: string): string {
    const { site, base } = makeSite();
    writeFileSync(join(site, 'framework.json'), packageText({ ...base, source }));
    return site;
  }

  it('undoes an interrupted upgrade when it is asked to undo, and has done so', () => {
    const site = siteOf('nowhere');
    const before = contentOf(site);
    applyUpgrade(site, planUpgrade(site, readManifest(site) ?? makeSite().base, release('2.0.0', newFiles)));
    const file = join(site, '.upgrade/journal.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"done": true', '"done": false'));
    const { stdout, stderr, status } = upgrade(['--undo', '--site', site]);
    expect({ stdout, stderr, status }).toEqual({
      stdout: 'An upgrade was interrupted, and has been undone.\n',
      stderr: '',
      status: 0,
    });
    expect(contentOf(site)).toEqual(before);
  });

  it('leaves the way back of the last upgrade where the site has the release already', () => {
    const site = siteOf('nowhere');
    const next = release('2.0.0', newFiles);
    expect(upgrade([next, '--site', site]).status).toBe(0);
    expect(upgrade([next, '--site', site]).stdout).toBe('The site has this release, 2.0.0, already.\n');
    expect(upgrade(['--undo', '--site', site]).stdout).toContain('Undid the upgrade from 1.0.0 to 2.0.0');
  });

  it('says what a tag cannot be fetched without', () => {
    const source = tempFolder({ 'README.md': 'no repository' });
    const temporary = tempFolder({});
    const site = siteOf(source);
    const absent = upgrade(['v2', '--site', site], { TMPDIR: temporary });
    expect(absent.stderr).toContain(`The release v2 could not be fetched from ${source}`);
    const gitless = upgrade(['v2', '--site', site], { TMPDIR: temporary, PATH: temporary });
    expect(gitless.stderr).toContain('git, which fetches v2');
    expect(readdirSync(temporary).filter((name) => name.startsWith('release-'))).toEqual([]);
    const { stderr } = upgrade(['v2', '--site', siteOf('')]);
    expect(stderr).toContain('v2 is no folder of a release, and framework.json has no "source"');
    expect(stderr).toContain('"source": "https://…"');
    expect(upgrade(['--nonsense']).stderr).toContain('Usage: npm run upgrade');
  });
});

describe.skipIf(!first)('from the first release there was to the present one', () => {
  function checkout(commit: string): string {
    const folder = tempFolder({});
    const command = `git archive ${commit} | tar -x -C '${folder}'`;
    expect(spawnSync('bash', ['-c', command]).status).toBe(0);
    return folder;
  }

  it('a site with content, components, words and packages of its own keeps them, and gets the rest, once nothing of the framework is changed', () => {
    const [before, site] = [checkout(first ?? ''), checkout(first ?? '')];
    const own = { 'content/docs/mine.mdx': '# Mine', 'content/components/mine.tsx': 'export {};', 'site.css': 'a {}' };
    for (const [path, text] of Object.entries(own)) {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), text);
    }
    const json = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')) as Record<string, object>;
    const mine = { ...json, name: 'mine', dependencies: { ...json['dependencies'], 'own-package': '1.0.0' } };
    writeFileSync(join(site, 'package.json'), packageText(mine));
    const unknown = upgrade(['.', '--site', site]);
    expect(unknown.stderr).toContain('Name the release it was made of');
    const changed = join(site, 'next.config.mjs');
    const unchanged = readFileSync(changed);
    writeFileSync(changed, 'export default {};');
    const text = contentOf(site);
    const refused = upgrade(['.', '--site', site, '--from', before]);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('next.config.mjs: changed here');
    expect(refused.stderr).toContain('Nothing was changed.');
    expect(contentOf(site)).toEqual(text);
    writeFileSync(changed, unchanged);
    const { stdout, stderr, status } = upgrade(['.', '--site', site, '--from', before]);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toContain('Upgraded from');
    for (const [path, text] of Object.entries(own)) expect(readFileSync(join(site, path), 'utf8')).toBe(text);
    expect(readFileSync(join(site, 'lib/framework/framework-manifest.ts'), 'utf8')).toBe(
      readFileSync('lib/framework/framework-manifest.ts', 'utf8'),
    );
    expect(readFileSync(join(site, 'package.json'), 'utf8')).toContain('"own-package": "1.0.0"');
    expect(planUpgrade(site, manifestOf('.'), '.').edited).toEqual([]);
    expect(upgrade(['--undo', '--site', site]).status).toBe(0);
    expect(existsSync(join(site, 'framework.json'))).toBe(false);
  });
});
