import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram } from '../../lib/node/program';
import * as runners from './outcome';

const root = process.cwd();
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

async function run(title: string, program: string, args: readonly string[], env = {}): Promise<boolean> {
  console.log(`\n── ${title} ──`);
  const start = performance.now();
  const code = await startProgram(program, args, { root, env }).exited;
  note(title, start);
  return code === 0;
}

/**
 * Starts a script beside the steps that need nothing of it.
 * @returns waits for its end, and shows what it said then
 */
export function beginStep(title: string, args: readonly string[]): { end(): Promise<runners.Outcome> } {
  const lines: string[] = [];
  const { exited } = startProgram('tsx', args, { root, onLine: (line) => lines.push(line) });
  return {
    async end() {
      const waits = performance.now();
      const code = await exited;
      console.log([`\n── ${title} ──`, ...lines].join('\n'));
      note(`${title}: waited for`, waits);
      return runners.stepOutcome(title, code === 0);
    },
  };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs a script, or another program from node_modules, that passes or fails as a whole. */
export async function runStep(
  title: string,
  args: readonly string[],
  { program = 'tsx', env = {} }: { program?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<runners.Outcome> {
  return runners.stepOutcome(title, await run(title, program, args, env));
}

/** Runs Vitest. */
export async function runVitest(title: string, args: readonly string[] = [], env = {}): Promise<runners.Outcome> {
  const file = join(reports, `${title.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const passed = await run(title, 'vitest', ['run', ...args, ...reporters], env);
  return runners.runnerOutcome(title, passed, runners.vitestOutcome(readReport(file)));
}

/** Runs Playwright's projects, or some files of them. */
export async function runBrowserTests(
  title: string,
  projects: readonly string[],
  { files = [], reporters = 'list,json' }: { files?: readonly string[]; reporters?: string } = {},
): Promise<runners.Outcome> {
  const file = join(reports, `playwright-${projects[0]}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_HTML_OPEN: 'never' };
  const args = ['test', ...projects.map((project) => `--project=${project}`), `--reporter=${reporters}`, ...files];
  const passed = await run(title, 'playwright', args, env);
  return runners.runnerOutcome(title, passed, runners.playwrightOutcome(readReport(file)));
}

/** Prints the closing lines, and lets the process fail where anything did. */
export function finish(all: readonly runners.Outcome[]): void {
  console.log(`\n${[...times, '', runners.closingLines(all)].join('\n')}`);
  process.exitCode = all.some(({ counts }) => counts.failed > 0) ? 1 : 0;
}
