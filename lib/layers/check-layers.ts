import type { Diagnostic } from '../report/diagnostic';
import { fileStart, type Place } from '../report/place';
import { findCycles } from './find-cycles';
import { rules } from './layer-rules';
import { folderOf } from './rooms';
import { type Import, type Sources, scanImports } from './scan-imports';

const noCycles = 'No cycles anywhere.';
const noFolderCycles = 'Folders of lib and of components never import each other, directly or through others.';
const everyRoom = 'Every component lives in a folder of components/, and every module of lib/ in one of lib/.';

function diagnostic(name: string, file: string, place: Place, what: string, hint: string): Diagnostic {
  const message = `${what}, against the rule "${name}".`;
  return { severity: 'error', code: `layers/${name}`, file, ...place, message, hint };
}

function importProblems(imports: readonly Import[]): Diagnostic[] {
  return imports.flatMap((imported) =>
    rules
      .filter((rule) => rule.isBroken(imported, imports))
      .map(({ name, sentence }) => {
        const { from, to, specifier, place } = imported;
        return diagnostic(name, from, place, `Imports ${to ?? specifier}`, sentence);
      }),
  );
}

function cycleProblem(way: readonly Import[]): Diagnostic[] {
  const [first] = way;
  if (!first) return [];
  const route = [first.from, ...way.map(({ to = '' }) => to)].join(' → ');
  return [diagnostic('cycles', first.from, first.place, `Imports itself: ${route}`, noCycles)];
}

/** Circles among the folders of lib and components, each at the import that a way round begins with. */
function folderProblems(imports: readonly Import[]): Diagnostic[] {
  const places = new Map<Import, Import>();
  for (const imported of imports) {
    const [from, to] = [folderOf(imported.from), folderOf(imported.to)];
    if (from !== undefined && to !== undefined && from !== to) places.set({ ...imported, from, to }, imported);
  }
  return findCycles([...places.keys()]).flatMap((way) => {
    const steps = way.flatMap((step) => places.get(step) ?? []);
    const [first] = steps;
    if (!first) return [];
    const route = [...way.map(({ from }) => from), way.at(-1)?.to].join(' → ');
    const example = steps.map(({ from, to }) => `${from} → ${to}`).join(', ');
    const what = `Leads a folder back to itself: ${route} (${example})`;
    return [diagnostic('folders', first.from, first.place, what, noFolderCycles)];
  });
}

/**
 * Checks who imports whom. dependency-cruiser would do it too, but asks for a later Node than this project. The rules are
 * those of the house, each with its name in the report.
 */
export function checkLayers(sources: Sources): Diagnostic[] {
  const files = [...sources.keys()].sort();
  const byFile = files.map((file) => scanImports(file, sources));
  const homeless = files.filter((file) => /^(?:components|lib)\/[^/]+$/.test(file));
  return [
    ...homeless.map((file) => diagnostic('rooms', file, fileStart, 'Belongs to no room', everyRoom)),
    ...byFile.flatMap(importProblems),
    ...findCycles(byFile.flat()).flatMap(cycleProblem),
    ...folderProblems(byFile.flat()),
  ];
}
