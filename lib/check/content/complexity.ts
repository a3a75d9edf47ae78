import { createLineIndex } from './place';
import type { Problem } from './types';

/** Sizes above which the Markdown parser's time or stack grows out of hand; no written page comes near them. */
const limits = { bytes: 2_000_000, markers: 1_500, depth: 60 };

const hint = 'Split the paragraph or the file.';

function flaw(text: string, offset: number, message: string): Problem {
  return { code: 'file/too-complex', ...createLineIndex(text).place(offset), message, hint };
}

/** Names what in a file would take the parser too long, before it is tried; undefined where nothing would. */
export function complexity(text: string): Problem | undefined {
  if (text.length > limits.bytes) return flaw(text, 0, `The file is longer than ${limits.bytes / 1_000_000} MB`);
  let offset = 0;
  let markers = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') markers = 0;
    const prefix = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*/.exec(line)?.[0] ?? '';
    if ((prefix.match(/[>*+.)-]/g)?.length ?? 0) > limits.depth) return flaw(text, offset, 'Lists and quotes are nested too deeply');
    markers += line.match(/[[\]*_~<{`!|&]/g)?.length ?? 0;
    if (markers > limits.markers) return flaw(text, offset, `One paragraph has more than ${limits.markers} brackets and marks`);
    offset += line.length + 1;
  }
  return undefined;
}
