import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { acquireLock } from '../../node/lock';
import { until } from '../../node/until';
import { countOf } from '../../report/count-of';
import { createJsonAdapter } from '../adapters/json-adapter';
import { createPayloadAdapter } from '../adapters/payload-adapter';
import { localEnvironment } from '../env-file';
import { startPreview } from '../preview/start-preview';
import { printable, SyncError } from '../sync-error';
import { finishSwap } from './swap';
import { lastSync, type SyncOptions, type SyncResult, syncContent, syncLock } from './sync';

export interface RunOptions
  extends Pick<SyncOptions, 'site' | 'allowDeletions' | 'overwrite' | 'strict' | 'onProgress'> {
  root: string;
  /** Content folder, from `root` unless absolute. */
  contentDir: string;
  allowStale?: boolean;
  print: (line: string) => void;
}

/** Folder of the project that syncs work in. */
function workFolder(root: string): string {
  return join(root, '.cms');
}

const patienceMs = 30_000;

/** Finishes a sync that was killed after it had decided. Waits for a running one. @throws SyncError if that goes on */
export async function recoverSync(root: string): Promise<void> {
  const workDir = workFolder(root);
  if (!existsSync(workDir)) return;
  const lock = syncLock(workDir);
  const release = await until(() => acquireLock(lock), { every: 100, patience: patienceMs });
  if (!release) throw new SyncError('local', 'A sync of this project is running and does not end.');
  try {
    finishSwap(workDir);
  } finally {
    release();
  }
}

function ageOf(date: Date | undefined): string {
  if (!date || Number.isNaN(date.getTime())) return 'of unknown age';
  const minutes = Math.round((Date.now() - date.getTime()) / 60_000);
  if (minutes < 120) return `${countOf(minutes, 'minute')} old`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} hours old` : `${Math.round(minutes / 60 / 24)} days old`;
}

function requireOwned(owned: readonly string[]): void {
  if (owned.length > 0) return;
  const remedy = "Name its folders in site.config.ts: content: { cms: ['blog'] }";
  throw new SyncError('local', `The CMS owns nothing yet. ${remedy}`);
}

/** Address and key of the CMS, and its adapter: the API of Payload, or the JSON of docs/cms-adapters.md. @throws SyncError if one is missing */
function connection(root: string) {
  const env = localEnvironment(root);
  const { CMS_URL: url, CMS_API_KEY: apiKey } = env;
  if (!url || !apiKey) {
    const missing = url ? 'CMS_API_KEY' : 'CMS_URL';
    throw new SyncError('down', `${missing} is not set, neither in the environment nor in .env.local.`);
  }
  if (!/^https?:\/\/[^\s/]+/.test(url))
    throw new SyncError('refused', 'CMS_URL is no address such as https://cms.example.com.');
  const type = env['CMS_TYPE'] || 'payload';
  if (type !== 'payload' && type !== 'json')
    throw new SyncError('refused', `CMS_TYPE is ${printable(type)}. Write payload, or json.`);
  return { url, apiKey, type, publicUrl: env['CMS_PUBLIC_URL'] || url };
}

/** Follows the drafts of the CMS that environment or .env.local name, in a folder. @throws SyncError with a report */
export async function runPreview({ root, contentDir, site, print }: RunOptions) {
  requireOwned(site.content.cms);
  const folder = '.cms/preview';
  const { publicUrl, type, ...access } = connection(root);
  if (type === 'json')
    throw new SyncError(
      'refused',
      'A preview needs the CMS of this project: the JSON of CMS_TYPE=json holds no drafts.',
    );
  const { liveAddress, stop } = await startPreview({
    adapter: createPayloadAdapter({ ...access, drafts: true }),
    contentDir: resolve(root, contentDir),
    owned: site.content.cms,
    previewDir: join(root, folder),
    allowedKeys: site.allowedFrontMatter,
    print,
  });
  const env = { PREVIEW: '1', PREVIEW_LIVE: liveAddress, PREVIEW_CMS: new URL(publicUrl).origin };
  return { folder, env, stop };
}

/** Syncs with the CMS that is configured; undefined if it is down and the last copy may be used. @throws SyncError */
export async function runSync(options: RunOptions): Promise<SyncResult | undefined> {
  const { root, contentDir, site, print, allowStale } = options;
  const { cms: owned } = site.content;
  requireOwned(owned);
  const workDir = workFolder(root);
  try {
    const { type, ...access } = connection(root);
    return await syncContent({
      ...options,
      adapter: type === 'json' ? createJsonAdapter(access) : createPayloadAdapter(access),
      contentDir: resolve(root, contentDir),
      publicDir: join(root, 'public'),
      workDir,
      owned,
    });
  } catch (error) {
    if (!(error instanceof SyncError) || error.failure !== 'down') throw error;
    const copy = `The last good copy of the content is ${ageOf(lastSync(workDir))}`;
    if (!allowStale) throw new SyncError('down', `${error.message}\n${copy}, and in place.`);
    print(`${error.message}\n${copy}; going on with it.`);
    return undefined;
  }
}

/** What a sync left out, one line each, under a heading; empty if it took everything. */
export function describeLeftOut({ leftOut }: SyncResult): string[] {
  if (leftOut.length === 0) return [];
  const count = leftOut.length === 1 ? 'One entry is' : `${leftOut.length} entries are`;
  return [
    `${count} not as the CMS has ${leftOut.length === 1 ? 'it' : 'them'}; the rest is. Mend them there, and sync again:`,
    ...leftOut.map((line) => `  ${line}`),
  ];
}

/** The result of a sync in one line. */
export function describeResult({ written, removed, unchanged }: SyncResult, seconds: number): string {
  const changes = `${countOf(written, 'file')} written, ${countOf(removed, 'entry', 'entries')} gone`;
  return `${changes}, ${unchanged} unchanged, in ${seconds.toFixed(1)} s.`;
}
