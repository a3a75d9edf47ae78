import { spawnSync } from 'node:child_process';
import { site } from '../lib/config/site';
import { findProgram } from '../lib/process/find-program';
import { hosts, startHost } from '../lib/server/hosts';
import { printTable } from './report';

const connections = 1000;
const seconds = 10;
const paths = ['/', '/docs/services/store', '/docs/services/store.txt'];

interface Load {
  perSecond: number;
  p50: string;
  p99: string;
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
  const sockets = first(stdout, /Socket errors: (.+)/).match(/\d+/g) ?? [];
  const refused = Number(first(stdout, /Non-2xx or 3xx responses: (\d+)/));
  return {
    perSecond: Number(first(stdout, /Requests\/sec:\s+([\d.]+)/)),
    p50: first(stdout, /50%\s+(\S+)/),
    p99: first(stdout, /99%\s+(\S+)/),
    errors: sockets.reduce((sum, count) => sum + Number(count), refused),
  };
}

/** The tested nginx configuration under 1,000 connections on loopback: what a container would answer. */
export async function benchHosting(): Promise<void> {
  const nginx = hosts.find(({ name }) => name === 'nginx');
  if (!nginx) throw new Error('There is no host nginx.');
  const running = await startHost(nginx, 'out', site.basePath);
  const rows = [];
  for (const path of paths) {
    const { perSecond, p50, p99, errors } = measure(`${running.url}${path}`);
    rows.push({ page: path, connections, 'requests/s': perSecond.toFixed(0), p50, p99, errors });
  }
  await running.stop();
  printTable(rows);
}
