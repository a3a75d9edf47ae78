import type { Diagnostic } from '../check/diagnostic';
import { findCycles } from './find-cycles';
import { roomOf } from './rooms';
import { rules } from './rules';
import { scanImports } from './scan-imports';
import type { Import, Sources } from './types';

const noCycles = 'No cycles anywhere.';
const everyRoom = 'Every component lives in a folder of components/.';

function diagnostic(
  name: string,
  place: Pick<Import, 'line' | 'column' | 'from'>,
  length: number,
  what: string,
  sentence: string,
): Diagnostic {
  const { from, line, column } = place;
  const message = `${what}, against the rule "${name}".`;
  return {
    severity: 'error',
    code: `layers/${name}`,
    file: from,
    line,
    column,
    endLine: line,
    endColumn: column + length,
    message,
    hint: sentence,
  };
}

function importProblems(imports: readonly Import[]): Diagnostic[] {
  return imports.flatMap((imported) =>
    rules
      .filter((rule) => rule.isBroken(imported, imports))
      .map(({ name, sentence }) =>
        diagnostic(
          name,
          imported,
          imported.specifier.length + 2,
          `Imports ${imported.to ?? imported.specifier}`,
          sentence,
        ),
      ),
  );
}

function cycleProblem(way: readonly Import[]): Diagnostic[] {
  const [first] = way;
  if (!first) return [];
  const route = [first.from, ...way.map(({ to = '' }) => to)].join(' → ');
  return [diagnostic('cycles', first, first.specifier.length + 2, `Imports itself: ${route}`, noCycles)];
}

/** Checks who imports whom. The rules are those of the house, each with its name in the report. */
export function checkLayers(sources: Sources): Diagnostic[] {
  const files = [...sources.keys()].sort();
  const byFile = files.map((file) => scanImports(file, sources));
  const homeless = files.filter((file) => file.startsWith('components/') && roomOf(file) === undefined);
  return [
    ...homeless.map((from) => diagnostic('rooms', { from, line: 1, column: 1 }, 0, 'Belongs to no room', everyRoom)),
    ...byFile.flatMap(importProblems),
    ...findCycles(byFile.flat()).flatMap(cycleProblem),
  ];
}
