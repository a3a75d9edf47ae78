import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { recordedSites, writeRecordedSite } from '../support/recorded-sites';
import { readJson, readPages, readSidebars } from './read-build';

// Builds the sites for the import with the real Docusaurus and records what came out: npx tsx tests/record/docusaurus.ts.
// Downloads some 900 packages and takes minutes; run it where the version or one of the sites changed, and commit the tables.
// Argument: a folder to work in, which keeps the packages for the next time.

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) });
function run(folder: string, ...command: [string, ...string[]]): void {
  const [program, ...args] = command;
  execFileSync(program, args, { cwd: folder, stdio: 'inherit' });
}

const workDir = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'docusaurus-'));
const packages = Object.values(recordedSites)
  .flatMap(({ folders }) => folders.map((folder) => join(folder, 'package.json')))
  .filter((file) => existsSync(file))
  .map((file) => readJson(file, packageSchema).dependencies);
const dependencies = Object.assign({}, ...packages.reverse());
if (!existsSync(join(workDir, 'node_modules'))) {
  writeFileSync(join(workDir, 'package.json'), JSON.stringify({ private: true, dependencies }));
  run(workDir, 'npm', 'install', '--no-audit', '--no-fund');
}
const installed = join(workDir, 'node_modules/@docusaurus/core/package.json');
const { version } = readJson(installed, z.object({ version: z.string() }));
mkdirSync('tests/sites/recorded', { recursive: true });
for (const [name, { basePath }] of Object.entries(recordedSites)) {
  const folder = join(workDir, 'sites', name);
  writeRecordedSite(name, folder);
  run(folder, 'npx', 'docusaurus', 'build');
  const table = {
    version,
    pages: readPages(join(folder, 'build'), basePath),
    sidebars: readSidebars(folder, basePath),
  };
  writeFileSync(`tests/sites/recorded/${name}.json`, `${JSON.stringify(table, null, 1)}\n`);
}
