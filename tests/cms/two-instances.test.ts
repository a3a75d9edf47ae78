import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { runCms } from '@/tests/support/cms-process';
import { lighthouse, lighthouseEnv } from '@/tests/support/lighthouse';
import { s3Bucket, s3Keys, startS3 } from '@/tests/support/s3-server';
import { keys, password, seedUsers } from '@/tests/support/seed-users';
import { createClient, type Doc } from './support/client';
import { startTwo } from './support/two-instances';

const calls: string[][] = [];
const host = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  calls.push((JSON.parse(body) as { changes: { path: string }[] }).changes.map(({ path }) => path).sort());
  response.end();
});

let s3: Awaited<ReturnType<typeof startS3>>;
let cms: Awaited<ReturnType<typeof startTwo>>;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  await new Promise<void>((done) => host.listen(0, done));
  s3 = await startS3();
  cms = await startTwo({
    ...lighthouseEnv,
    CMS_S3_BUCKET: s3Bucket,
    CMS_S3_ENDPOINT: s3.url,
    CMS_S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
    CMS_S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
    DEPLOY_HOOK_URL: `http://localhost:${(host.address() as AddressInfo).port}/deploy`,
    DEPLOY_HOOK_DELAY_MS: '2000',
  });
  await seedUsers(cms.url);
  client = createClient(cms.url, 'editor');
}, 240_000);
afterAll(async () => {
  await cms?.stop();
  s3?.close();
  host.close();
});

/** A page that links nowhere. */
const page = (path: string, more: Record<string, unknown> = {}) => ({ path, title: 'Page', body: 'Text.\n', ...more });
const both = () => cms.instances.map(({ url }) => createClient(url, 'editor'));

it('migrates once where both start at the same moment', () => {
  const names = readdirSync('cms/migrations/postgres').filter((file) => file.endsWith('.json'));
  const migrated = [...cms.output().matchAll(/Migrated:\s+(\S+)/g)].map(([, name]) => name);
  expect(migrated.sort()).toEqual(names.map((file) => basename(file, '.json')).sort());
});

it('is called once for a burst that both take part in, and anew for the next', async () => {
  const paths = Array.from({ length: 8 }, (_, at) => `pages/burst-${at}.mdx`);
  const clients = both();
  await Promise.all(paths.map((path, at) => clients[at % 2]?.create('pages', page(path))));
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0), { timeout: 60_000 });
  // A second call for the same burst would come before that of the next one.
  await client.create('pages', page('pages/next.mdx'));
  await vi.waitFor(() => expect(calls.flat()).toContain('pages/next.mdx'), { timeout: 60_000 });
  expect(calls).toEqual([paths, ['pages/next.mdx']]);
  const found = async (words: string) => {
    const { data } = await client.send('GET', `pages?where[path][like]=${words}`);
    return (data as { totalDocs: number }).totalDocs;
  };
  expect([await found('pages/BURST-'), await found('pages/burst_'), await found('%5C')]).toEqual([8, 0, 0]);
});

it('publishes what is due once', async () => {
  const paths = Array.from({ length: 16 }, (_, at) => `pages/due-${at}.mdx`);
  const docs: Doc[] = [];
  for (const path of paths) docs.push(await client.create('pages?draft=true', page(path, { _status: 'draft' })));
  // Both look at the same second: each takes so long to take a job that the other one looks meanwhile.
  cms.run(
    `create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$;
    create trigger linger before update on payload_jobs for each row
    when (new.processing and not old.processing) execute function linger()`,
  );
  const waitUntil = new Date().toISOString();
  const [one] = cms.instances;
  for (const { id } of docs)
    one.schedule({ type: 'publish', doc: { relationTo: 'pages', value: String(id) }, waitUntil });
  const versions = async ({ id }: Doc) => {
    const query = `pages/versions?where[parent][equals]=${id}&where[version._status][equals]=published&depth=0`;
    return ((await client.send('GET', query)).data as { totalDocs: number }).totalDocs;
  };
  await vi.waitFor(
    async () => {
      for (const doc of docs) expect(await versions(doc)).toBeGreaterThan(0);
    },
    { timeout: 90_000, interval: 1000 },
  );
  // Both have looked again since, and found nothing.
  const runs = () =>
    [...cms.output().matchAll(/Running (\d+) jobs/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  expect(runs()).toBe(docs.length);
  expect(await Promise.all(docs.map(versions))).toEqual(docs.map(() => 1));
});

it('loses no upload, whoever takes it and whoever is asked for it', async () => {
  const png = (text: string) =>
    Buffer.concat([
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
      Buffer.from(text),
    ]);
  const clients = both();
  // Each name twice, at the same moment, by another instance each.
  const wanted = Array.from({ length: 12 }, (_, at) => ({
    path: `media/${at}/same-${at >> 1}.png`,
    name: `same-${at >> 1}.png`,
    bytes: png(`bytes ${at}`),
    by: clients[at % 2],
  }));
  const settled = await Promise.allSettled(
    wanted.map(async ({ path, name, bytes, by }) => ({
      doc: await by?.upload(path, name, bytes, 'image/png'),
      bytes,
    })),
  );
  const taken = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  // Of two with one name the second may be asked to try again; it is told so.
  for (const one of settled) if (one.status === 'rejected') expect(String(one.reason)).toContain('400');
  expect(taken.length).toBeGreaterThanOrEqual(6);
  for (const { url } of cms.instances)
    for (const { doc, bytes } of taken) {
      const headers = { authorization: `users API-Key ${keys.reader}` };
      const answer = await fetch(`${url}/api/media/file/${String(doc?.['filename'])}`, { headers });
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes), String(doc?.['filename'])).toBe(true);
    }
});

const json = { 'content-type': 'application/json' };
const logIn = (url: string, email: string, secret: string) =>
  fetch(`${url}/api/users/login`, { method: 'POST', headers: json, body: JSON.stringify({ email, password: secret }) });

it('knows a session that the other one began, and ended', async () => {
  const [one, two] = cms.instances;
  const answer = await logIn(one.url, 'editor@example.com', password);
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const headers = { cookie, origin: cms.url };
  const me = async (url: string) =>
    ((await (await fetch(`${url}/api/users/me`, { headers })).json()) as { user: unknown }).user;
  expect(await me(two.url)).toMatchObject({ email: 'editor@example.com' });
  expect((await fetch(`${two.url}/api/users/logout`, { method: 'POST', headers })).status).toBe(200);
  expect([await me(one.url), await me(two.url)]).toEqual([null, null]);
});

it('locks out who guesses passwords, at one and the other in turn', async () => {
  const urls = cms.instances.map(({ url }) => url);
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await logIn(urls[attempt % 2] ?? '', 'reader@example.com', 'guessed')).status).toBe(401);
  for (const url of urls) {
    const answer = await logIn(url, 'reader@example.com', password);
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('locked');
  }
});

it('takes all content of a site while it runs, drafts of what is unsound, and nothing twice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-cms-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const content = join(folder, 'content');
  const env = { ...lighthouseEnv, DATABASE_URL: cms.databaseUrl };
  const run = (...more: string[]) => runCms(folder, ['scripts/import.ts', '--content', content, ...more], env);
  cpSync(lighthouse.content, content, { recursive: true });
  writeFileSync(join(content, 'docs/good.mdx'), "---\ntitle: Good\n---\n\nimport Tabs from '@theme/Tabs';\n\nText.\n");
  writeFileSync(join(content, 'docs/code.mdx'), '---\ntitle: Code\n---\n\nTwo is {1 + 1}.\n');
  const refused = run();
  expect(refused.status).toBe(1);
  expect(refused.output).toContain('The CMS does not take this: docs/code.mdx:5:8: {1 + 1} is code');
  expect(refused.output).toContain('Nothing was imported.');
  const partial = run('--partial');
  expect(partial.output).not.toContain('Migrating:');
  expect(partial.output).toContain('Converted: docs/good.mdx, 1 place with code that it does not need.');
  const said = /Drafts, to be mended: docs\/code\.mdx\.\nImported: ([1-9]\d+) new, 0 replaced, 0 already there\./;
  const entries = said.exec(partial.output)?.[1];
  // A picture that Payload cannot measure holds up nothing else.
  writeFileSync(join(content, 'docs/cut.png'), Buffer.from('iVBORw0KGgo=', 'base64'));
  const again = run('--partial');
  expect(again.output).toMatch(/^Not imported: docs\/cut\.png: There was a problem/m);
  expect(again.output).toContain(`Imported: 0 new, 0 replaced, ${entries} already there.`);
});
