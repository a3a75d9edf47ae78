import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../../lib/node/program';
import { recordedSites, writeRecordedSite } from '../support/recorded-sites';
import { readTable } from '../support/site-table';
import { tableDifferences } from './compare-table';
import { copyProject } from './project-copy';

// Moves each recorded site into a copy of this project, builds it, and says what is otherwise than Docusaurus built it:
// npx tsx tests/record/compare.ts [name …]

const copy = join(process.cwd(), '.cache/moved-in');

async function run(script: string, ...args: string[]): Promise<boolean> {
  return (await startProgram(script, args, { root: copy }).exited) === 0;
}

copyProject(copy);
const wanted = process.argv.slice(2);
for (const [name, { basePath }] of Object.entries(recordedSites)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const siteDir = mkdtempSync(join(tmpdir(), 'recorded-'));
  writeRecordedSite(name, siteDir);
  const built = (await run('scripts/import.ts', siteDir, '--write', '--replace')) && (await run('scripts/build.ts'));
  rmSync(siteDir, { recursive: true, force: true });
  const table = readTable(`tests/sites/recorded/${name}.json`);
  const differences = built ? tableDifferences(table, join(copy, 'out'), basePath) : ['it does not build'];
  process.stdout.write(
    `\n${name}: ${differences.length} differences\n${differences.map((line) => `  ${line}\n`).join('')}`,
  );
  if (differences.length > 0) process.exitCode = 1;
}
