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

/** A step that runs beside others. */
export interface Begun {
  /** Waits until it says a text, or ends. */
  said(text: string): Promise<void>;
  /** Waits for its end, and shows what it said then. */
  end(): Promise<runners.Outcome>;
}

function begin(
  title: string,
  program: string,
  args: readonly string[],
  read: (passed: boolean) => runners.Outcome,
): Begun {
  const lines: string[] = [];
  const listeners = new Set<(line: string) => void>();
  const onLine = (line: string) => {
    lines.push(line);
    for (const listen of listeners) listen(line);
  };
  const { exited } = startProgram(program, args, { root, onLine });
  return {
    async said(text) {
      const waits = performance.now();
      const heard = new Promise<void>((resolve) => {
        listeners.add((line) => {
          if (line.includes(text)) resolve();
        });
      });
      await Promise.race([heard, exited]);
      note(`${title}: ${text} waited for`, waits);
    },
    async end() {
      const waits = performance.now();
      const code = await exited;
      console.log([`\n── ${title} ──`, ...lines].join('\n'));
      note(`${title}: waited for`, waits);
      return read(code === 0);
    },
  };
}

/** Starts a script beside the steps that need nothing of it. */
export function beginStep(title: string, args: readonly string[]): Begun {
  return begin(title, 'tsx', args, (passed) => runners.stepOutcome(title, passed));
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

function vitest(title: string, args: readonly string[]) {
  const file = join(reports, `${title.replaceAll(' ', '-')}.json`);
  return {
    command: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    read: (passed: boolean) => runners.runnerOutcome(title, passed, runners.vitestOutcome(readReport(file))),
  };
}

/** Runs Vitest. */
export async function runVitest(title: string, args: readonly string[] = [], env = {}): Promise<runners.Outcome> {
  const { command, read } = vitest(title, args);
  return read(await run(title, 'vitest', command, env));
}

/** Starts Vitest beside other steps. */
export function beginVitest(title: string, args: readonly string[]): Begun {
  const { command, read } = vitest(title, args);
  return begin(title, 'vitest', command, read);
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
