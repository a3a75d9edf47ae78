import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ChosenPort, choosePort } from '../lib/dev/choose-port';
import { showFault } from '../lib/dev/fault-page';
import { startAgain, watchConfig } from '../lib/dev/watch-config';
import { configFault } from '../lib/node/config-fault.mjs';
import { acquireLock } from '../lib/node/lock';
import { onInterrupt, startProgram } from '../lib/node/program';
import { attempt } from '../lib/report/attempt';

const root = process.cwd();
const contentDir = process.env['CONTENT_DIR'] ?? 'content';
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    preview: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const lock = join(root, '.cache', 'locks', 'dev');
const addressFile = join(lock, 'port');
/** Set where this process follows one that has the lock and knows the port, with another site.config.ts. */
const portOfBefore = Number(process.env['DEV_PORT'] ?? 0);
/** Lines of a program that are kept for the page about a configuration that cannot be used. */
const mostSaid = 200;
/** Exit code where the configuration cannot be used: EX_CONFIG of sysexits.h. */
const badConfig = 78;

function fail(error: unknown, code: number): number {
  console.error(configFault(error) ?? (error instanceof Error ? error.message : error));
  return code;
}

async function run(port: ChosenPort): Promise<number> {
  try {
    // What needs a second to load comes once it is known that it is needed.
    await import('../lib/config/site');
  } catch (error) {
    return fail(error, badConfig);
  }
  const [{ runDev }, { SyncError }] = await Promise.all([
    import('../lib/dev/run-dev'),
    import('../lib/cms/sync-error'),
  ]);
  return runDev({ root, contentDir, ...values, port, print: (line) => console.log(line) }).catch((error: unknown) => {
    if (!(error instanceof SyncError)) throw error;
    return fail(error, 1);
  });
}

/** Starts everything anew, in a process that reads the configuration anew, for as long as only the configuration ends it. */
async function runAgain(port: number): Promise<number> {
  for (;;) {
    console.log('\nThe configuration has changed: starting again.');
    const config = watchConfig(root, contentDir);
    const env = { DEV_PORT: String(port) };
    const args = process.argv.slice(2);
    const said: string[] = [];
    const onLine = (line: string, isError: boolean) => {
      if (isError && said.push(line) > mostSaid) said.shift();
      (isError ? console.error : console.log)(line);
    };
    const program = startProgram('scripts/dev.ts', args, {
      root,
      env,
      onLine,
      leavesWithParent: true,
      graceMs: 20_000,
    });
    const ignoreInterrupts = onInterrupt(program.stop);
    const code = await program.exited;
    ignoreInterrupts();
    if (code === badConfig) {
      console.log('Waiting for site.config.ts to be mended.');
      const hide = await showFault(port, said.join('\n'));
      await config.changed;
      await hide();
    }
    await config.stop();
    if (code !== startAgain && code !== badConfig) return code;
  }
}

async function main(): Promise<number> {
  if (!existsSync(resolve(root, contentDir))) return fail(`There is no content folder ${contentDir}.`, 1);
  if (portOfBefore > 0) return run({ port: portOfBefore });
  // Before anything is read or written: two servers on one folder would take each other's files away.
  if (!(await acquireLock(lock))) {
    const port = attempt(() => `, at port ${readFileSync(addressFile, 'utf8')}`, '');
    console.error(`A development server of this folder runs already${port}. Use that one, or stop it first.`);
    return 1;
  }
  const port = await choosePort(values.port ?? process.env['PORT']).catch((error: Error) => error);
  if (port instanceof Error) return fail(port, 1);
  writeFileSync(addressFile, String(port.port));
  const code = await run(port);
  return code === startAgain ? await runAgain(port.port) : code;
}

process.exit(await main());
