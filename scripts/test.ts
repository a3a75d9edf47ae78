import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onInterrupt, startProgram } from '../lib/process/program';
import * as testRun from '../lib/test-run/outcome';

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

async function runStep(title: string, args: readonly string[], env = {}): Promise<testRun.Outcome> {
  return testRun.stepOutcome(title, await run(title, 'tsx', args, env));
}

async function runUnitTests(): Promise<testRun.Outcome> {
  const title = 'unit tests';
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const passed = await run(title, 'vitest', ['run', ...reporters]);
  return testRun.runnerOutcome(title, passed, testRun.vitestOutcome(readReport(file)));
}

async function runBrowserTests(title: string, project: string, reporters = 'list,json'): Promise<testRun.Outcome> {
  const file = join(reports, `playwright-${project}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_HTML_OPEN: 'never' };
  const passed = await run(title, 'playwright', ['test', `--project=${project}`, `--reporter=${reporters}`], env);
  return testRun.runnerOutcome(title, passed, testRun.playwrightOutcome(readReport(file)));
}

onInterrupt(() => undefined);
// A report of an earlier run must not stand in for one that was not written.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const all = [await runStep('check', ['scripts/check.ts'])];
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
  all.push(await runStep(`build: ${what}`, ['scripts/build.ts', ...args], { SITE_CONFIG: config }));
}
const built = await runStep('build', ['scripts/build.ts']);
all.push(built);
if (built.failures.length === 0) {
  all.push(await runBrowserTests('browser tests', 'export'));
  all.push(await runBrowserTests('browser tests on hosts', 'hosting'));
  all.push(await runBrowserTests('visual checks', 'visual', 'list,json,html'));
  all.push(await runBrowserTests('browser tests of development', 'dev'));
} else console.log('\nThe browser tests were not run, because the build failed.');

console.log(`\n${testRun.closingLines(all)}`);
process.exitCode = all.some(({ counts }) => counts.failed > 0) ? 1 : 0;
