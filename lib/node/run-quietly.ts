import { startProgram } from './program';

/** Result of a program. */
export interface RunResult {
  passed: boolean;
  /** Its output, trimmed. */
  output: string;
  seconds: number;
}

/** Runs a program from node_modules/.bin and collects its output. */
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
