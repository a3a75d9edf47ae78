import { expect, it, onTestFinished, vi } from 'vitest';
import { lighthouseEnv } from '@/tests/support/lighthouse';
import { startCms } from '../support/cms-process';
import { createClient } from './support/client';
import { startSite } from './support/site';

it('publishes what a CMS was about to publish when it was stopped', async () => {
  const site = await startSite();
  onTestFinished(() => site.stop());
  const page = { path: 'pages/due.mdx', title: 'Due', body: 'Text.\n', _status: 'draft' };
  const { id } = await site.client.create('pages?draft=true', page);
  const doc = { relationTo: 'pages', value: String(id) };
  site.cms.schedule({ type: 'publish', doc, waitUntil: new Date().toISOString() });
  // It takes seconds: the content check starts, and reads everything.
  await vi.waitFor(() => expect(site.cms.output()).toContain('Running 1 jobs'), { timeout: 60_000, interval: 20 });
  await site.cms.stop();
  const env = { ...lighthouseEnv, JOB_PATIENCE_MS: '1000' };
  const next = await startCms(`${site.root}/cms`, env);
  onTestFinished(() => next.stop());
  const status = async () => (await createClient(next.url, 'editor').find('pages', page.path))['_status'];
  expect(await status()).toBe('draft');
  await vi.waitFor(async () => expect(await status()).toBe('published'), { timeout: 90_000, interval: 500 });
});
