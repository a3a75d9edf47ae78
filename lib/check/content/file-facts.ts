import { complexity } from './complexity';
import { dataFacts } from './data-facts';
import { decodeFile } from './decode';
import type { FileFacts } from './facts';
import { type FileKind, isMarkdownKind } from './kinds';
import { markdownFacts } from './markdown-facts';
import type { Place } from './place';
import type { Problem } from './types';

const start: Place = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Facts of a file that was not read further. */
export function noFacts(path: string, kind: FileKind, problems: Problem[]): FileFacts {
  return {
    path,
    kind,
    problems,
    data: {},
    list: [],
    links: [],
    images: [],
    anchors: [],
    references: [],
    diagrams: [],
    entries: [],
    redirects: [],
    routePlace: start,
  };
}

const strayHint = 'Move it below docs/, blog/ or pages/ with the ending .md or .mdx, or start its name with _.';

const tooDeep: Problem = {
  code: 'file/too-complex',
  ...start,
  message: 'The file is nested too deeply to be read',
  hint: 'Split it, or flatten its lists, quotes and tags.',
};

function failed(error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    code: 'file/unreadable',
    ...start,
    message: `The check failed on this file: ${reason}`,
    hint: 'This is a defect of the check or of a Markdown plugin; please report it with the file.',
  };
}

function readFacts(path: string, kind: FileKind, text: string, allowedKeys: readonly string[]): FileFacts {
  if (kind === 'Stray')
    return noFacts(path, kind, [
      { code: 'file/unused', ...start, message: 'No part of the site reads this file', hint: strayHint },
    ]);
  const flaw = complexity(text);
  if (flaw) return noFacts(path, kind, [flaw]);
  try {
    return isMarkdownKind(kind) ? markdownFacts(path, kind, text, allowedKeys) : dataFacts(path, kind, text);
  } catch (error) {
    return noFacts(path, kind, [error instanceof RangeError ? tooDeep : failed(error)]);
  }
}

/** All facts of one file. Depends on its arguments only, but for posts dated in the future, and never throws for any content. */
export function fileFacts(path: string, kind: FileKind, bytes: Uint8Array, allowedKeys: readonly string[]): FileFacts {
  const { text, problem } = decodeFile(bytes);
  const facts = readFacts(path, kind, text, allowedKeys);
  return problem ? { ...facts, problems: [problem, ...facts.problems] } : facts;
}

/** Facts of a symbolic link that leads out of the content folder. */
export function outsideFacts(path: string, kind: FileKind): FileFacts {
  const problem = {
    code: 'file/outside',
    ...start,
    message: 'The file is a symbolic link to a place outside of the content folder',
    hint: 'Copy the file here instead.',
  };
  return noFacts(path, kind, [problem]);
}
