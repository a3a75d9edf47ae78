import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { summaryLines } from '../lib/import/format-report';
import { ImportError } from '../lib/import/import-error';
import { type ImportResult, runImport } from '../lib/import/run-import';
import { recoverImport } from '../lib/import/write-import';
import { acquireLock } from '../lib/node/lock';
import { onInterrupt } from '../lib/node/program';
import { WrongUsage } from '../lib/node/wrong-usage';
import { shellWord } from '../lib/report/shell-word';

function readArguments() {
  const { values, positionals } = parseArgs({
    options: {
      write: { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      into: { type: 'string', default: '.' },
    },
    allowPositionals: true,
  });
  const [siteDir, ...more] = positionals;
  if (siteDir === undefined || more.length > 0) throw new WrongUsage('Name one folder.');
  if (statSync(values.into, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new WrongUsage(`--into ${values.into} is no folder.`);
  return { ...values, siteDir: resolve(siteDir), into: resolve(values.into) };
}

function printResult(result: ImportResult, { write, replace, siteDir, into }: ReturnType<typeof readArguments>): void {
  for (const line of summaryLines(result)) console.log(line);
  const { inTheWay, backup, written } = result;
  if (inTheWay.length > 0) {
    const some = inTheWay.slice(0, 5).join(', ');
    console.error(`\nNothing was written: ${inTheWay.length} files lie in the way that no import wrote (${some}, …).`);
    console.error('Add --replace, and they are moved to .import-backup/ first.');
    process.exitCode = 1;
  } else if (written) {
    if (backup) console.log(`\nWhat lay in the way is in ${backup}/.`);
    console.log('\nWritten. Read import-report.md, then run: npm run dev');
  } else if (!write) {
    const elsewhere = into === resolve('.') ? '' : ` --into ${shellWord(into)}`;
    const command = `npm run import -- ${shellWord(siteDir)}${elsewhere}${replace ? ' --replace' : ''} --write`;
    console.log(`\nNothing was written. To do so: ${command}`);
  }
}

async function main(): Promise<void> {
  const args = readArguments();
  // A build must not read half of it.
  const release = args.write ? await acquireLock(resolve(args.into, '.cache/locks/build')) : () => undefined;
  if (!release) throw new ImportError('A build of this project is running.', 'Wait for it to end.');
  let written = false;
  onInterrupt(() => {
    if (args.write) recoverImport(args.into);
    console.error(written ? 'Stopped, after all was written.' : 'Stopped. Nothing was written.');
  });
  try {
    const result = await runImport({ ...args, root: process.cwd() });
    written = result.written;
    printResult(result, args);
  } finally {
    release();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  console.error(`${error.message}\n${error.hint}`);
  process.exitCode = 1;
}
