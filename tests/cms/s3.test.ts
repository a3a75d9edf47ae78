import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { s3Bucket, s3Keys, startS3 } from '@/tests/support/s3-server';
import { keys, password } from '@/tests/support/seed-users';
import { createClient } from './support/client';
import { startSite, type TestSite } from './support/site';

let s3: Awaited<ReturnType<typeof startS3>>;
let site: TestSite;

beforeAll(async () => {
  s3 = await startS3();
  site = await startSite({
    CMS_PUBLIC_URL: 'https://cms.example.com/',
    CMS_S3_BUCKET: s3Bucket,
    CMS_S3_ENDPOINT: s3.url,
    CMS_S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
    CMS_S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
  });
  // What the template holds was uploaded to its folder: a move to a bucket copies it, under the same names.
  const { data } = await site.client.send('GET', 'media?limit=0&pagination=false');
  for (const { filename, mimeType } of (data as { docs: { filename: string; mimeType: string }[] }).docs)
    s3.objects.set(filename, { bytes: readFileSync(join(site.root, 'cms/media', filename)), type: mimeType });
});
afterAll(async () => {
  await site.stop();
  s3.close();
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const fetchFile = (name: string, headers: Record<string, string> = { authorization: `users API-Key ${keys.reader}` }) =>
  fetch(`${site.cms.url}/api/media/file/${name}`, { headers });

it('puts an upload into the bucket, from where the sync brings it', async () => {
  await site.client.upload('media/own.png', 'own.png', png, 'image/png');
  expect(s3.objects.get('own.png')?.bytes).toEqual(png);
  expect(existsSync(join(site.root, 'cms/media/own.png'))).toBe(false);
  await site.sync();
  expect(readFileSync(join(site.contentDir, 'media/own.png'))).toEqual(png);
  expect(s3.refused()).toBe(0);
});

it('shows it to who may see it only, as what its ending says', async () => {
  await site.client.upload('media/seen.png', 'seen.png', png, 'image/png');
  const seen = await fetchFile('seen.png');
  expect(Buffer.from(await seen.arrayBuffer())).toEqual(png);
  expect(seen.headers.get('content-type')).toBe('image/png');
  expect(seen.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  expect((await fetchFile('seen.png', {})).status).toBe(403);
  const direct = await fetch(`${s3.url}/${s3Bucket}/seen.png`);
  expect(direct.status).toBe(403);
});

it('lets readers neither upload nor delete', async () => {
  const doc = await site.client.upload('media/kept.png', 'kept.png', png, 'image/png');
  const reader = createClient(site.cms.url, 'reader');
  await expect(reader.upload('media/other.png', 'other.png', png, 'image/png')).rejects.toThrow('403');
  await expect(reader.remove('media', doc.id)).rejects.toThrow('403');
  expect([s3.objects.has('kept.png'), s3.objects.has('other.png')]).toEqual([true, false]);
});

it('refuses a bad file before the bucket has it, and leaves the one that is there', async () => {
  const doc = await site.client.upload('media/good.png', 'good.png', png, 'image/png');
  const evil = Buffer.from('<script>alert(1)</script>');
  await expect(site.client.upload('media/bad.png', 'bad.png', evil, 'image/png')).rejects.toThrow('are not image/png');
  const form = new FormData();
  form.set('file', new Blob([evil], { type: 'image/png' }), 'good.png');
  expect((await site.client.send('PATCH', `media/${doc.id}`, form)).status).toBe(400);
  expect(s3.objects.has('bad.png')).toBe(false);
  expect(s3.objects.get('good.png')?.bytes).toEqual(png);
});

it('removes a deleted file from the bucket', async () => {
  const doc = await site.client.upload('media/gone.png', 'gone.png', png, 'image/png');
  expect(s3.objects.has('gone.png')).toBe(true);
  await site.client.remove('media', doc.id);
  expect(s3.objects.has('gone.png')).toBe(false);
});

it('sends a session encrypted only, and to pages of its public address, where that is https', async () => {
  const logIn = (origin: string) =>
    fetch(`${site.cms.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: 'editor@example.com', password }),
    });
  expect((await logIn('https://cms.example.com')).headers.getSetCookie()[0]).toMatch(/Secure/);
  expect((await logIn(site.cms.url)).status).toBe(403);
});
