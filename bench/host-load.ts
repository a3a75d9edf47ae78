import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { site } from '../lib/config/site';
import { compressExport } from '../lib/publish/compress-export';
import { findProgram } from '../tests/support/find-program';
import { hosts, startHost } from '../tests/support/hosts';
import { printTable } from './print-table';

const connections = 1000;
const seconds = 8;
const paths = ['/', '/docs/services/store', '/docs/services/store.txt'];

interface Load {
  perSecond: number;
  p50: string;
  p99: string;
  /** Answers that took more than two seconds. */
  late: number;
  /** Answers other than 2xx and 3xx, and connections that broke. */
  errors: number;
}

function first(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? '';
}

/** @throws Error with what wrk said where it did not run */
function measure(url: string): Load {
  const headers = ['-H', 'Accept-Encoding: gzip'];
  const args = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', ...headers, url];
  const { status, stdout, stderr } = spawnSync(findProgram('wrk', 'wrk'), args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`wrk failed:\n${stdout}${stderr}`);
  const broken = first(stdout, /Socket errors: (.+), timeout/).match(/\d+/g) ?? [];
  const refused = Number(first(stdout, /Non-2xx or 3xx responses: (\d+)/));
  return {
    perSecond: Number(first(stdout, /Requests\/sec:\s+([\d.]+)/)),
    p50: first(stdout, /^ +50% +(\S+)/m),
    p99: first(stdout, /^ +99% +(\S+)/m),
    late: Number(first(stdout, /timeout (\d+)/)),
    errors: broken.reduce((sum, count) => sum + Number(count), refused),
  };
}

/** Measures the pages of one export. */
async function rowsOf(dir: string, form: string) {
  const nginx = hosts.find(({ name }) => name === 'nginx');
  if (!nginx) throw new Error('There is no host nginx.');
  const running = await startHost(nginx, dir, site.basePath);
  const rows = paths.map((page) => {
    const { perSecond, ...load } = measure(`${running.url}${page}`);
    return { page, form, 'requests/s': perSecond.toFixed(0), ...load };
  });
  await running.stop();
  return rows;
}

/** The tested nginx configuration under 1,000 connections on loopback: what a container would answer. */
export async function benchHosting(): Promise<void> {
  const compressed = mkdtempSync(join(tmpdir(), 'docs-site-compressed-'));
  cpSync('out', compressed, { recursive: true });
  compressExport(compressed);
  printTable([...(await rowsOf('out', 'as built')), ...(await rowsOf(compressed, 'npm run compress'))]);
  rmSync(compressed, { recursive: true });
}
