import { startProgram } from './program';

/** How a program that ran to its end did. */
export interface RunResult {
  passed: boolean;
  /** All it printed, without blank lines around it. */
  output: string;
  seconds: number;
}

/** Runs a program from node_modules/.bin to its end and keeps what it prints. */
export async function runQuietly(
  root: string,
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<RunResult> {
  const start = performance.now();
  const lines: string[] = [];
  const program = startProgram(name, args, { root, env, onLine: (line) => lines.push(line) });
  const passed = (await program.exited) === 0;
  return { passed, output: lines.join('\n').trim(), seconds: (performance.now() - start) / 1000 };
}
