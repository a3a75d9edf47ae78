import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { acquireLock } from '../lib/build/lock';
import { choosePort } from '../lib/dev/choose-port';

const root = process.cwd();
const { values } = parseArgs({
  options: { preview: { type: 'boolean', default: false }, verbose: { type: 'boolean', default: false } },
});
const lock = join(root, '.cache', 'locks', 'dev');
const addressFile = join(lock, 'port');

function portOfOther(): string {
  try {
    return `, at port ${readFileSync(addressFile, 'utf8')}`;
  } catch {
    return '';
  }
}

async function main(): Promise<number> {
  // Before anything is read or written: two servers on one folder would take each other's files away.
  if (!(await acquireLock(lock))) {
    console.error(`A development server of this folder runs already${portOfOther()}. Use that one, or stop it first.`);
    return 1;
  }
  const port = await choosePort(process.env['PORT']).catch((error: Error) => error);
  if (port instanceof Error) {
    console.error(port.message);
    return 1;
  }
  writeFileSync(addressFile, String(port.port));
  // What needs a second to load comes once it is known that it is needed.
  const [{ runDev }, { SyncError }] = await Promise.all([
    import('../lib/dev/run-dev'),
    import('../lib/cms/sync-error'),
  ]);
  const contentDir = process.env['CONTENT_DIR'] ?? 'content';
  return runDev({ root, contentDir, port, ...values, print: (line) => console.log(line) }).catch((error: unknown) => {
    if (!(error instanceof SyncError)) throw error;
    console.error(error.message);
    return 1;
  });
}

process.exit(await main());
