import { fileURLToPath } from 'node:url';
import { startProgram } from '../node/program';
import { StepError } from './steps';

const shortRun = fileURLToPath(new URL('short-run.cjs', import.meta.url));

/** Megabytes for what lives shortly: with four times the usual a build of 300 pages spends a twenty-fifth less time. */
const youngMemory = '--max-semi-space-size=64';

/** Options of Node for a tool and the workers it starts, before those that somebody set. */
function nodeOptions(): string {
  return `${youngMemory} ${process.env['NODE_OPTIONS'] ?? ''} --require ${JSON.stringify(shortRun)}`;
}

// In CI Next asks for a cache between builds, which is the CI's own business.
const warningLine = /^\s*(⚠ (?!No build cache)|warning:)/i;

export interface ToolOptions {
  /** Ends the tool when it aborts. */
  signal: AbortSignal;
  onLine?: (line: string) => void;
}

/**
 * Starts a tool whose output matters only when it fails. Resolves with the warnings among its output.
 * @throws StepError with all its output when it fails or is ended
 */
export async function runTool(
  root: string,
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  { signal, onLine }: ToolOptions,
): Promise<string[]> {
  const lines: string[] = [];
  const program = startProgram(name, args, {
    root,
    env: { ...env, NODE_OPTIONS: nodeOptions() },
    onLine: (line) => {
      lines.push(line);
      onLine?.(line);
    },
  });
  const stop = () => void program.stop();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const code = await program.exited;
  signal.removeEventListener('abort', stop);
  if (code !== 0) throw new StepError(lines.join('\n'));
  return lines.filter((line) => warningLine.test(line));
}
