import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { syncContent } from '@/lib/cms/sync/sync';
import { lighthouse, ownAll } from '@/tests/support/lighthouse';
import { keys } from '@/tests/support/seed-users';
import { snapshot, startSite, type TestSite } from './support/site';

let site: TestSite;
let project: string;

/** A project of its own, whose site.config.ts gives everything to the CMS. */
beforeAll(async () => {
  site = await startSite();
  project = mkdtempSync(join(tmpdir(), 'nexus-cms-project-'));
  for (const name of ['lib', 'public', 'schema', 'scripts', 'package.json', 'tsconfig.json', 'tsconfig.paths.json'])
    cpSync(name, join(project, name), { recursive: true });
  cpSync(lighthouse.content, join(project, 'content'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  configure(ownAll);
  writeFileSync(join(project, '.env.local'), `CMS_URL=${site.cms.url}\nCMS_API_KEY="${keys.reader}"\n`);
});
afterAll(async () => {
  await site.stop();
  rmSync(project, { recursive: true, force: true });
});

function configure(cms: readonly string[]): void {
  const { extends: _, ...config } = lighthouse.config;
  writeFileSync(
    join(project, 'site.config.ts'),
    `export default ${JSON.stringify({ ...config, content: { cms } })};\n`,
  );
}

function run(script: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const { CI: _, ...own } = process.env;
  const result = spawnSync(process.execPath, ['lib/node/run.mjs', `scripts/${script}.ts`, ...args], {
    cwd: project,
    env: { ...own, ...env },
    encoding: 'utf8',
  });
  const output = result.stdout + result.stderr;
  expect(output).not.toContain(keys.reader);
  return { status: result.status, output };
}

it('says that the port of the CMS is taken before it installs or builds anything', () => {
  const { port } = new URL(site.cms.url);
  const { status, output } = run('cms', [], { PORT: port, PAYLOAD_SECRET: 'of a CMS that is thrown away' });
  expect(output).toBe(`Port ${port} is taken. Stop what listens there, or write another PORT into cms/.env.local.\n`);
  expect(status).toBe(1);
});

/** What the command does, where a test asks for its outcome alone. */
const sync = () =>
  syncContent({
    adapter: site.adapterFor(),
    contentDir: join(project, 'content'),
    publicDir: join(project, 'public'),
    workDir: join(project, '.cms'),
    owned: ownAll,
    site: lighthouse.site,
  });

const nowhere = { CMS_URL: 'http://localhost:1' };

it('takes over a content folder that was imported, and then writes what was published', async () => {
  const first = run('content-sync');
  expect(first.output).toMatch(/^0 files written, 0 entries gone, [1-9]\d* unchanged, in [\d.]+ s\.\n$/);
  const { '.cms-lock.json': _, ...files } = snapshot(join(project, 'content'));
  expect(files).toEqual(snapshot(lighthouse.content));
  const doc = await site.client.find('docs', 'docs/intro.mdx');
  await site.client.update('docs', doc.id, { sidebar_label: 'Begin' });
  expect(await sync()).toMatchObject({ written: 1 });
  expect(readFileSync(join(project, 'content/docs/intro.mdx'), 'utf8')).toContain('sidebar_label: Begin');
});

it('takes the rest where something would break the site, says so, and fails only where it is strict', async () => {
  const needed = await site.client.create('docs', { path: 'docs/needed.mdx', title: 'Needed', body: 'Text.\n' });
  const needing = { path: 'docs/needing.mdx', title: 'Needing', body: '[It](./needed.mdx).\n' };
  const page = await site.client.create('docs', needing);
  await sync();
  await site.client.update('docs', page.id, { description: 'Changed.' });
  await site.client.send('DELETE', `docs/${needed.id}?accept_broken_links=true`);
  const strict = run('content-sync', ['--strict']);
  expect(strict.status).toBe(1);
  expect(strict.output).toMatch(
    /would have 1 problem.*nothing was changed:\n.*"Needing" body 1:1: The link \.\/needed\.mdx/,
  );
  const taken = run('content-sync');
  expect(taken.status).toBe(0);
  expect(taken.output).toMatch(
    /One entry is not as the CMS has it[^\n]*\n {2}Not removed: cms:docs\/\d+ "Needed" \(docs\/needed\.mdx\)/,
  );
  expect(readFileSync(join(project, 'content/docs/needed.mdx'), 'utf8')).toContain('Text.');
  expect(readFileSync(join(project, 'content/docs/needing.mdx'), 'utf8')).toContain('Changed.');
  await site.client.remove('docs', page.id);
  expect(await sync()).toMatchObject({ removed: 2 });
});

it('never shows a key', async () => {
  await sync();
  const unknown = run('content-sync', [], { CMS_API_KEY: 'not-a-key-of-anybody' });
  expect(unknown.output).toContain('does not know CMS_API_KEY');
  expect(unknown.output).not.toContain('not-a-key-of-anybody');
  expect(readFileSync(join(project, 'content/.cms-lock.json'), 'utf8')).not.toContain(keys.reader);
});

it('says how old the last good copy is where the CMS is down, and fails unless that may be', async () => {
  await sync();
  const down = run('content-sync', [], nowhere);
  expect(down.status).toBe(1);
  expect(down.output).toMatch(
    /does not answer[\s\S]*The last good copy of the content is [01] minutes? old, and in place\./,
  );
  expect(run('content-sync', ['--allow-stale'], nowhere)).toMatchObject({ status: 0 });
});

it('fails a build in CI where the CMS is down, before anything is built, and goes on elsewhere', () => {
  const inCi = run('build', [], { ...nowhere, CI: '1' });
  expect(inCi.status).toBe(1);
  expect(inCi.output).toMatch(/✗ content sync[\s\S]*does not answer/);
  expect(inCi.output).not.toContain('content check');
  // The project of this test has no pages to build: what matters is that it comes past the sync.
  const goesOn = /✓ content sync[\s\S]*going on with it/;
  expect(run('build', [], nowhere).output).toMatch(goesOn);
  expect(run('build', ['--allow-stale'], { ...nowhere, CI: '1' }).output).toMatch(goesOn);
});

it('finishes in content:check what a killed sync had decided', () => {
  const work = join(project, '.cms');
  writeFileSync(join(project, 'fresh.yml'), 'someone:\n  name: Someone\n');
  const move = {
    fresh: join(project, 'fresh.yml'),
    target: join(project, 'content/authors.yml'),
    old: join(work, 'old/authors.yml'),
  };
  writeFileSync(join(work, 'swap.json'), JSON.stringify([move]));
  run('content-check');
  expect(readFileSync(join(project, 'content/authors.yml'), 'utf8')).toContain('Someone');
  run('content-sync', ['--overwrite']);
  expect(readFileSync(join(project, 'content/authors.yml'))).toEqual(
    readFileSync(join(lighthouse.content, 'authors.yml')),
  );
});

it('says what to configure where the CMS owns nothing', () => {
  configure([]);
  expect(run('content-sync')).toMatchObject({
    status: 1,
    output: expect.stringContaining("content: { cms: ['blog'] }"),
  });
});
