import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram } from '../../lib/node/program';
import * as runners from './outcome';

const root = process.cwd();

/** Every process of a run lives for minutes at most: a fifth less work for the unit tests. */
const shortRuns =
  `${process.env['NODE_OPTIONS'] ?? ''} --require ${JSON.stringify(join(root, 'lib', 'build', 'short-run.cjs'))}`.trim();
const reports = join(root, '.cache', 'test');

/** Forgets the reports of an earlier run: none may stand in for one that is not written. */
export function clearReports(): void {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

/** How long each step took, for who wants the run to be shorter. */
const times: string[] = [];

function note(title: string, start: number): void {
  times.push(`${String(Math.round((performance.now() - start) / 1000)).padStart(5)} s  ${title}`);
}

interface Running {
  env?: Readonly<Record<string, string>>;
  /** Another step runs beside this one: what it says is shown as a whole, at its end. */
  beside?: boolean;
}

/** Runs a script of the project or a program of node_modules/.bin, which comes first in what is to be run. */
async function run(
  title: string,
  [program = '', ...args]: readonly string[],
  { env = {}, beside = false }: Running,
): Promise<boolean> {
  const heading = `\n── ${title} ──`;
  const lines = [heading];
  if (!beside) console.log(heading);
  const start = performance.now();
  const held = beside ? { onLine: (line: string) => void lines.push(line) } : {};
  const started = startProgram(program, args, { root, env: { NODE_OPTIONS: shortRuns, ...env }, ...held });
  const code = await started.exited;
  if (beside) console.log(lines.join('\n'));
  note(title, start);
  return code === 0;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs a script, or a program of node_modules/.bin, that passes or fails as a whole. */
export async function runStep(title: string, what: readonly string[], running: Running = {}): Promise<runners.Outcome> {
  return runners.stepOutcome(title, await run(title, what, running));
}

/** Runs Vitest. */
export async function runVitest(
  title: string,
  args: readonly string[] = [],
  running: Running = {},
): Promise<runners.Outcome> {
  const file = join(reports, `${title.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const passed = await run(title, ['vitest', 'run', ...args, ...reporters], running);
  return runners.runnerOutcome(title, passed, runners.vitestOutcome(readReport(file)));
}

/**
 * Where a change broke what every page leans on, each test waits for its whole time: the run then ends early, says so
 * among the failures, and has a report all the same.
 */
const limits = ['--max-failures=20', `--global-timeout=${40 * 60_000}`];

interface BrowserRun extends Pick<Running, 'beside'> {
  files?: readonly string[];
  reporters?: string;
  /** How many run at a time; default: what playwright.config.ts says. */
  workers?: string;
}

/** Runs Playwright's projects, or some files of them. */
export async function runBrowserTests(
  title: string,
  projects: readonly string[],
  { files = [], reporters = 'list,json', workers, ...running }: BrowserRun = {},
): Promise<runners.Outcome> {
  const file = join(reports, `playwright-${projects[0]}.json`);
  // Folders of its own: a run empties them, this one when it ends, that of the results when it begins.
  const html = {
    PLAYWRIGHT_HTML_OPEN: 'never',
    PLAYWRIGHT_HTML_OUTPUT_DIR: join('playwright-report', projects[0] ?? ''),
  };
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...html };
  const named = projects.map((project) => `--project=${project}`);
  const output = `--output=test-results/${projects[0]}`;
  const some = workers ? [`--workers=${workers}`] : [];
  const args = ['test', ...named, output, `--reporter=${reporters}`, ...some, ...limits, ...files];
  const passed = await run(title, ['playwright', ...args], { env, ...running });
  return runners.runnerOutcome(title, passed, runners.playwrightOutcome(readReport(file)));
}

/** Prints the closing lines, and lets the process fail where anything did. */
export function finish(all: readonly runners.Outcome[]): void {
  console.log(`\n${[...times, '', runners.closingLines(all)].join('\n')}`);
  process.exitCode = all.some(({ counts }) => counts.failed > 0) ? 1 : 0;
}
