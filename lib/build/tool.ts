import { fileURLToPath } from 'node:url';
import { startProgram } from '../process/program';
import { StepError } from './steps';

/** A build tool at work. */
export interface Tool {
  /**
   * Resolves with the warnings among its output.
   * @throws StepError with all its output when it fails
   */
  finished: Promise<string[]>;
  stop(): Promise<void>;
}

const shortRun = fileURLToPath(new URL('short-run.cjs', import.meta.url));

/** Options of Node for a tool and the workers it starts, after those that somebody set. */
function nodeOptions(): string {
  return `${process.env['NODE_OPTIONS'] ?? ''} --require ${JSON.stringify(shortRun)}`.trim();
}

// In CI Next asks for a cache between builds, which is the CI's own business.
const warningLine = /^\s*(⚠ (?!No build cache)|warning:)/i;

/** Starts a tool whose output matters only when it fails. */
export function startTool(
  root: string,
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onLine?: (line: string) => void,
): Tool {
  const lines: string[] = [];
  const program = startProgram(name, args, {
    root,
    env: { ...env, NODE_OPTIONS: nodeOptions() },
    onLine: (line) => {
      lines.push(line);
      onLine?.(line);
    },
  });
  const finished = program.exited.then((code) => {
    if (code !== 0) throw new StepError(lines.join('\n'));
    return lines.filter((line) => warningLine.test(line));
  });
  return { finished, stop: program.stop };
}
