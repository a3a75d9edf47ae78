import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ProgramOptions {
  /** Folder the program runs in; its node_modules has the program. */
  root: string;
  env?: Readonly<Record<string, string>>;
  /** Receives standard output and standard error, line by line. */
  onLine?: (line: string, isError: boolean) => void;
  /** Lets a program in Node end with this process, also where this one is killed. */
  leavesWithParent?: boolean;
  /** Milliseconds a program that is asked to end has for it; default 5,000. */
  graceMs?: number;
}

/** A running program and everything it started. */
export interface Program {
  /** Resolves with the exit code once it is gone; 1 where it could not start or a signal ended it. */
  exited: Promise<number>;
  /** Asks it to end, and ends it after a grace period. Resolves once it is gone. */
  stop(): Promise<void>;
  /** Lets other programs go first where there is more to do than processors. */
  giveWay(): void;
}

const behind = constants.priority.PRIORITY_BELOW_NORMAL;

/** Lets every other program go before a process, this one by default, where there is more to do than processors. */
export function giveWay(pid = process.pid): void {
  try {
    setPriority(pid, behind);
  } catch {
    // It is gone, or the system has no priorities.
  }
}

/**
 * Lets every other program go before one that leads a session. Linux may share processors among sessions first, and the
 * priority of a process then counts within its own session only: see autogroup in sched(7).
 */
function giveWayAsSession(pid: number): void {
  giveWay(pid);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(behind));
  } catch {
    // It is gone, or the system does not group by session.
  }
}

const windows = process.platform === 'win32';
const running = new Set<ChildProcess>();

/** Signals the program's whole process group, so that nothing it started outlives it. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (windows) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // Nobody of the group is left.
  }
}

process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
});

function colors(): Record<string, string> {
  return process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {};
}

/** Has every process of a program look after its parent. */
function guarded(): Record<string, string> {
  const guard = fileURLToPath(new URL('./leave-with-parent.cjs', import.meta.url));
  return { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --require ${JSON.stringify(guard)}`.trim() };
}

/**
 * A whole path is a program of the system, a name that ends in .ts a script of this project; another one with a slash is a
 * script of a package, from node_modules.
 */
function commandOf(root: string, name: string): { command: string; first: string[] } {
  if (isAbsolute(name)) return { command: name, first: [] };
  if (name.endsWith('.ts')) return { command: process.execPath, first: ['lib/node/run.mjs', name] };
  if (name.includes('/')) return { command: process.execPath, first: [join(root, 'node_modules', name)] };
  return { command: join(root, 'node_modules', '.bin', name), first: [] };
}

/**
 * Starts a program from node_modules/.bin in a process group of its own; or a script of a package named as
 * `package/file.js`, because of two packages with a program of the same name npm links either; or a script of this project
 * such as `scripts/build.ts`; or a program of the system, by its path.
 */
export function startProgram(
  name: string,
  args: readonly string[],
  { root, env, onLine, leavesWithParent = false, graceMs = 5_000 }: ProgramOptions,
): Program {
  const { command, first } = commandOf(root, name);
  const child = spawn(command, [...first, ...args], {
    cwd: root,
    // As a shell would. Contentlayer goes by PWD, and spins without an end where that is another project.
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
    // Whatever it left behind would keep its output open.
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

/** Parent of a process by its id; undefined where the process is gone, or this system does not say. */
function parentOf(pid: number): number | undefined {
  if (process.platform === 'linux') {
    try {
      // The name of the program stands in parentheses and may hold any character.
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
 * On Ctrl+C and its kin runs `stop`, then ends this process with the code shells expect. The second time it ends at
 * once. Programs still running end with this process. The end of the parent counts as a hang-up, and that of its parent:
 * npm passes signals on to a shell that does not, and a shell outlives an npm that was killed.
 * @returns takes it back: interrupts end this process at once again
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
