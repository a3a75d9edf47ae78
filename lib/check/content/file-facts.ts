import { basename } from 'node:path';
import { isMarkdownKind } from '../../content/files/file-kind';
import { translationPath } from '../../content/files/translations';
import { fileStart } from '../../report/place';
import { reasonOf } from '../../report/reason-of';
import { complexity } from './complexity';
import { componentFacts } from './component-facts';
import { dataFacts } from './data-facts';
import { decodeFile } from './decode';
import { type FactsTask, type FileFacts, type Named, noFacts } from './facts';
import { markdownFacts } from './markdown-facts';
import type { Problem } from './types';

/** Where to move a file that no part of the site reads. */
function strayHint(path: string): string {
  const [, language, original] = /^i18n\/([^/]+)\/(.+\.mdx?)$/.exec(path) ?? [];
  const wanted = language && original && translationPath(original, language);
  return wanted
    ? `Move it to ${wanted}.`
    : 'Move it below docs/, blog/ or pages/ with the ending .md or .mdx, or start its name with _.';
}

const tooDeep: Problem = {
  code: 'file/too-complex',
  ...fileStart,
  message: 'The file is nested too deeply to be read',
  hint: 'Split it, or flatten its lists, quotes and tags.',
};

function failed(error: unknown): Problem {
  const reason = reasonOf(error);
  const message = `The check failed on this file: ${reason}`;
  const hint = 'This is a defect of the check or of a Markdown plugin; please report it with the file.';
  return { code: 'file/unreadable', ...fileStart, message, hint };
}

function readFacts(task: FactsTask, text: string): FileFacts {
  const { kind } = task;
  if (kind === 'Stray') {
    const message = 'No part of the site reads this file';
    return noFacts(task, [{ code: 'file/unused', ...fileStart, message, hint: strayHint(task.path) }]);
  }
  if (kind === 'Component') return componentFacts(task, text);
  const flaw = complexity(text);
  if (flaw) return noFacts(task, [flaw]);
  try {
    return isMarkdownKind(kind) || kind === 'Partial'
      ? markdownFacts({ ...task, kind, text })
      : dataFacts({ ...task, kind, text });
  } catch (error) {
    return noFacts(task, [error instanceof RangeError ? tooDeep : failed(error)]);
  }
}

/** All facts of one file. Only depends on its arguments (and the date, for posts in the future), and never throws. */
export function fileFacts(task: FactsTask): FileFacts {
  const { text, problem, unreadable } = decodeFile(task.bytes);
  // Parsers find nothing useful in a picture.
  if (problem && unreadable) return noFacts(task, [problem]);
  const facts = readFacts(task, text);
  return problem ? { ...facts, problems: [problem, ...facts.problems] } : facts;
}

/** Names of pages elsewhere: those of a folder in Hugo, and of a Python package in generated references. */
const pageName = /^(?:_index|__\w+__)\.mdx?$/;

/** Facts of a partial that no file includes; undefined unless it has the name of a page. */
export function leftOutFacts(file: Named): FileFacts | undefined {
  const name = basename(file.path);
  if (!pageName.test(name)) return undefined;
  const message = 'The file is no page, because its name begins with _, and no page imports it';
  const hint = name.startsWith('_index') ? `Rename it to ${name.slice(1)}.` : 'Rename it, and set its title.';
  return noFacts(file, [{ code: 'file/unused', ...fileStart, message, hint }]);
}

/** Facts of a symbolic link that leads out of the content folder. */
export function outsideFacts(file: Named): FileFacts {
  const problem = {
    code: 'file/outside',
    ...fileStart,
    message: 'The file is a symbolic link to a place outside of the content folder',
    hint: 'Copy the file here instead.',
  };
  return noFacts(file, [problem]);
}
