import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onInterrupt, startProgram } from '../lib/process/program';
import * as counting from '../lib/test-run/counts';

const root = process.cwd();
const reports = join(root, '.cache', 'test');

async function run(title: string, program: string, args: readonly string[], env = {}): Promise<boolean> {
  console.log(`\n── ${title} ──`);
  return (await startProgram(program, args, { root, env }).exited) === 0;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function runUnitTests(): Promise<counting.Counts> {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const passed = await run('unit tests', 'vitest', ['run', ...reporters]);
  return counting.runnerCounts(passed, counting.vitestCounts(readReport(file)));
}

async function runBrowserTests(title: string, project: string, reporters = 'list,json'): Promise<counting.Counts> {
  const file = join(reports, `playwright-${project}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_HTML_OPEN: 'never' };
  const passed = await run(title, 'playwright', ['test', `--project=${project}`, `--reporter=${reporters}`], env);
  return counting.runnerCounts(passed, counting.playwrightCounts(readReport(file)));
}

onInterrupt(() => undefined);
// A report of an earlier run must not stand in for one that was not written.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const all = [counting.stepCounts(await run('check', 'tsx', ['scripts/check.ts']))];
all.push(await runUnitTests());
// The other sites that browsers are sent to. Before the site itself, so that the caches of the project are those of its own.
const otherSites = [
  {
    what: 'versions',
    args: ['--content', 'tests/fixtures/versions-site', '--out', '.cache/versions-site'],
    config: '',
  },
  { what: 'the root of a host', args: ['--out', '.cache/root-site'], config: '{"basePath":"/"}' },
  { what: 'Pagefind', args: ['--out', '.cache/pagefind-site'], config: '{"search":{"engine":"pagefind"}}' },
];
for (const { what, args, config } of otherSites) {
  const passed = await run(`build: ${what}`, 'tsx', ['scripts/build.ts', ...args], { SITE_CONFIG: config });
  all.push(counting.stepCounts(passed));
}
const built = await run('build', 'tsx', ['scripts/build.ts']);
all.push(counting.stepCounts(built));
if (built) {
  all.push(await runBrowserTests('browser tests', 'export'));
  all.push(await runBrowserTests('browser tests on hosts', 'hosting'));
  all.push(await runBrowserTests('visual checks', 'visual', 'list,json,html'));
  all.push(await runBrowserTests('browser tests of development', 'dev'));
} else console.log('\nThe browser tests were not run, because the build failed.');

const total = counting.sumCounts(all);
console.log(`\n${counting.sumLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
