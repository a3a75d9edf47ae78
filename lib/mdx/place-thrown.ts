import { type Mapping, SourceMapGenerator } from 'source-map';
import type { VFile } from 'vfile';
import { reasonOf } from '../report/reason-of';

/** Where V8 was in a function that was made of a text. */
const generatedPlace = /<anonymous>:(\d+):(\d+)/;
/** Lines of such a function above its text. */
const headLines = 2;

/**
 * Says with an error which line of a document threw it.
 * @param file the document, before it is compiled
 * @param compileAgain makes its program with a source map, which only a document that throws needs
 * @returns the error as it is, where nothing leads to a line of this file: its code may stand in one that it takes in
 */
export function placeThrown(
  error: unknown,
  file: VFile,
  compileAgain: (generator: typeof SourceMapGenerator) => void,
): unknown {
  const { stack = '', name = '' } = error instanceof Error ? error : {};
  const [, line, column] = generatedPlace.exec(stack) ?? [];
  if (line === undefined) return error;
  const lines = String(file).split('\n');
  const onLine: Mapping[] = [];
  compileAgain(
    class extends SourceMapGenerator {
      override addMapping({ generated, ...mapping }: Mapping): void {
        if (generated.line === Number(line) - headLines) onLine.push({ ...mapping, generated: { ...generated } });
      }
    },
  );
  // Words such as `throw` are not in the map: a line that starts with one is found by what stands behind it.
  const found = onLine.findLast(({ generated }) => generated.column < Number(column)) ?? onLine[0];
  const there = found?.original.line;
  if (there === undefined || !lines[there - 1]?.includes(found?.name ?? '')) return error;
  return new Error(`${file.path}:${there}: ${name}: ${reasonOf(error)}`);
}
