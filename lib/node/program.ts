import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ProgramOptions {
  /** Working directory of the program. Its node_modules contains the program. */
  root: string;
  env?: Readonly<Record<string, string>>;
  /** Gets standard output and standard error, line by line. */
  onLine?: (line: string, isError: boolean) => void;
  /** Ends a program in Node together with this process, also if this one is killed. */
  leavesWithParent?: boolean;
  /** Milliseconds for a program to end by itself; 5,000 by default. */
  graceMs?: number;
}

/** A running program with its child processes. */
export interface Program {
  /** Resolves with the exit code when it has ended; with 1 if it could not start or a signal ended it. */
  exited: Promise<number>;
  /** Asks it to end, and kills it after the grace period. Resolves when it has ended. */
  stop(): Promise<void>;
  /** Lowers its priority. */
  giveWay(): void;
}

const behind = constants.priority.PRIORITY_BELOW_NORMAL;

/** Lowers the priority of a process, this one by default. */
export function giveWay(pid = process.pid): void {
  try {
    setPriority(pid, behind);
  } catch {
    // It has ended, or the system has no priorities.
  }
}

/**
 * Lowers the priority of a process that leads a session. Linux may share processors among sessions first, and priorities
 * then count only within a session: see autogroup in sched(7).
 */
function giveWayAsSession(pid: number): void {
  giveWay(pid);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(behind));
  } catch {
    // It has ended, or the system does not group by session.
  }
}

const windows = process.platform === 'win32';
const running = new Set<ChildProcess>();

/** Sends a signal to the program's whole process group, so that no child outlives it. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (windows) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // The group has ended.
  }
}

process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
});

function colors(): Record<string, string> {
  return process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {};
}

/** Makes every process of a program end with its parent. */
function guarded(): Record<string, string> {
  const guard = fileURLToPath(new URL('./leave-with-parent.cjs', import.meta.url));
  return { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --require ${JSON.stringify(guard)}`.trim() };
}

/**
 * An absolute path is a program of the system, a name that ends in .ts is a script of this project, and another name with a
 * slash is a script of a package in node_modules.
 */
function commandOf(root: string, name: string): { command: string; first: string[] } {
  if (isAbsolute(name)) return { command: name, first: [] };
  if (name.endsWith('.ts')) return { command: process.execPath, first: ['lib/node/run.mjs', name] };
  if (name.includes('/')) return { command: process.execPath, first: [join(root, 'node_modules', name)] };
  return { command: join(root, 'node_modules', '.bin', name), first: [] };
}

/**
 * Starts a program from node_modules/.bin in its own process group; or a script of a package named as `package/file.js`,
 * for two packages with programs of the same name; or a script of this project such as `scripts/build.ts`; or a program of
 * the system by its path.
 */
export function startProgram(
  name: string,
  args: readonly string[],
  { root, env, onLine, leavesWithParent = false, graceMs = 5_000 }: ProgramOptions,
): Program {
  const { command, first } = commandOf(root, name);
  const child = spawn(command, [...first, ...args], {
    cwd: root,
    // As a shell does. Contentlayer uses PWD, and never ends if that is another project.
    env: { ...process.env, PWD: resolve(root), ...colors(), ...(leavesWithParent && guarded()), ...env },
    stdio: ['ignore', onLine ? 'pipe' : 'inherit', onLine ? 'pipe' : 'inherit'],
    detached: !windows,
    shell: windows && first.length === 0,
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    const isError = stream === child.stderr;
    if (stream && onLine) createInterface({ input: stream }).on('line', (line) => onLine(line, isError));
  }
  const exited = new Promise<number>((done) => {
    child.once('error', (error) => {
      onLine?.(error.message, true);
      done(1);
    });
    // Remaining children would keep its output open.
    child.once('exit', () => signal(child, 'SIGKILL'));
    child.once('close', (code) => done(code ?? 1));
  }).finally(() => running.delete(child));

  return {
    exited,
    giveWay: () => {
      if (child.pid !== undefined) giveWayAsSession(child.pid);
    },
    async stop() {
      if (!running.has(child)) return;
      signal(child, 'SIGTERM');
      const timer = setTimeout(() => signal(child, 'SIGKILL'), graceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** The parent of a process; undefined if the process has ended or the system does not tell. */
function parentOf(pid: number): number | undefined {
  if (process.platform === 'linux') {
    try {
      // The name of the program is in parentheses and may contain any character.
      const [, parent] = /\) \w (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return parent === undefined ? undefined : Number(parent);
    } catch {
      return undefined;
    }
  }
  if (process.platform === 'win32') return undefined;
  const parent = Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  return parent > 0 ? parent : undefined;
}

const interrupts = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const parentCheckMs = 500;

/**
 * On Ctrl+C and similar signals runs `stop`, then ends this process with the usual exit code. A second signal ends it at
 * once. Running programs end with this process. The end of the parent counts as a hang-up, and so does the end of the
 * parent's parent: npm sends signals to a shell that does not pass them on, and the shell outlives a killed npm.
 * @returns removes the listeners
 */
export function onInterrupt(stop: () => Promise<void> | void): () => void {
  let stopping = false;
  async function end(code: number): Promise<void> {
    if (stopping) process.exit(code);
    stopping = true;
    await stop();
    process.exit(code);
  }

  const listeners = Object.entries(interrupts).map(([name, code]) => ({ name, listener: () => void end(code) }));
  for (const { name, listener } of listeners) process.on(name, listener);
  const parent = process.ppid;
  const above = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === above) return;
    clearInterval(timer);
    void end(interrupts.SIGHUP);
  }, parentCheckMs).unref();
  return () => {
    clearInterval(timer);
    for (const { name, listener } of listeners) process.off(name, listener);
  };
}
