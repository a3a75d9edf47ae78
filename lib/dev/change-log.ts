import { posix } from 'node:path';
import { countOf } from '../report/count-of';
import type { Diagnostic } from '../report/diagnostic';

/** The result of a check after a save. */
export interface CheckedChange {
  /** Paths below the content folder or public/. */
  changed: readonly string[];
  diagnostics: readonly Diagnostic[];
  /** Milliseconds from the first change to the end of the check. */
  ms: number;
}

/** Keys of mistakes. A mistake keeps its key when it moves up and down its file. Repeated mistakes are numbered. */
function byMistake(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic> {
  const all = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const key = `${diagnostic.file}\n${diagnostic.code}\n${diagnostic.message}`;
    let number = 1;
    while (all.has(`${key}\n${number}`)) number++;
    all.set(`${key}\n${number}`, diagnostic);
  }
  return all;
}

function describeFiles(changed: readonly string[]): string {
  const [first = 'nothing', ...rest] = changed;
  return rest.length === 0 ? first : `${first} and ${rest.length} more`;
}

/** "3 errors, 1 warning", or "no problems". */
export function describeProblems(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const parts = [errors > 0 && countOf(errors, 'error'), warnings > 0 && countOf(warnings, 'warning')];
  return parts.filter((part) => part !== false).join(', ') || 'no problems';
}

/** Turns checks into lines for the terminal. Each problem is printed twice: when it appears, and when it is fixed. */
export interface ChangeLog {
  /** Lines about all problems at the start. */
  start(diagnostics: readonly Diagnostic[]): string[];
  /** Lines about a change: the files, new problems and fixed ones. */
  change(change: CheckedChange): string[];
}

/**
 * Creates a log.
 * @param folder content folder, so that terminals can open its files
 */
export function createChangeLog(folder: string): ChangeLog {
  let known = new Map<string, Diagnostic>();

  const placeOf = ({ file, line, column }: Diagnostic) => `${posix.join(folder, file)}:${line}:${column}`;
  const tell = (diagnostic: Diagnostic): string[] => {
    const { severity, message, hint } = diagnostic;
    return [`  ${severity.padEnd(7)} ${placeOf(diagnostic)}  ${message}`, ...(hint ? [`          → ${hint}`] : [])];
  };
  const take = (diagnostics: readonly Diagnostic[]) => {
    const before = known;
    known = byMistake(diagnostics);
    return {
      fresh: [...known].filter(([key]) => !before.has(key)).map(([, diagnostic]) => diagnostic),
      gone: [...before].filter(([key]) => !known.has(key)).map(([, diagnostic]) => diagnostic),
    };
  };

  return {
    start: (diagnostics) => take(diagnostics).fresh.flatMap(tell),
    change({ changed, diagnostics, ms }) {
      const { fresh, gone } = take(diagnostics);
      const left = fresh.length + gone.length > 0 || known.size > 0 ? `, ${describeProblems(diagnostics)}` : '';
      return [
        `${describeFiles(changed)}: checked in ${Math.round(ms)} ms${left}`,
        ...fresh.flatMap(tell),
        ...gone.map((diagnostic) => `  mended  ${placeOf(diagnostic)}  ${diagnostic.message}`),
      ];
    },
  };
}
