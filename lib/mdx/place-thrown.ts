import { type Mapping, SourceMapGenerator } from 'source-map';
import type { VFile } from 'vfile';
import { reasonOf } from '../report/reason-of';

/** Positions in V8's stack traces in a function that was made from text. */
const generatedPlace = /<anonymous>:(\d+):(\d+)/;
/** Number of lines before its text. */
const headLines = 2;

/**
 * Adds the line of a document, or of a partial in it, to an error that it threw, if one is found.
 * @param compileAgain compiles it with a source map, which only throwing documents need
 */
export function placeThrown(error: unknown, file: VFile, compileAgain: (generator: typeof SourceMapGenerator) => void) {
  const { stack = '', name = '' } = error instanceof Error ? error : {};
  const [, line, column] = generatedPlace.exec(stack) ?? [];
  if (line === undefined) return error;
  const onLine: Mapping[] = [];
  compileAgain(
    class extends SourceMapGenerator {
      override addMapping({ generated, ...mapping }: Mapping): void {
        if (generated.line === Number(line) - headLines) onLine.push({ ...mapping, generated: { ...generated } });
      }
    },
  );
  // The map has no words such as `throw`. A line that starts with one is found by the text after it.
  const found = onLine.findLast(({ generated }) => generated.column < Number(column)) ?? onLine[0];
  if (!found) return error;
  // lib/mdx/imports/partial.ts says so of the code of partials.
  const path = 'path' in found.original ? String(found.original.path) : file.path;
  return new Error(`${path}:${found.original.line}: ${name}: ${reasonOf(error)}`);
}
