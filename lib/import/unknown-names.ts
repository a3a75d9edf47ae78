import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import groupBy from 'lodash-es/groupBy.js';
import type { Diagnostic } from '../report/diagnostic';
import { createLineIndex } from '../report/place';
import { textOf } from '../report/values';
import { changeText, type Stretch } from './files/change-text';
import { frontMatterOf } from './files/front-matter';
import { type Staged, stageFiles } from './files/stage-files';
import type { Report } from './report';

const expression = /^\{\s*([\w$]+(?:\.[\w$]+)*)\s*\}$/;

/** Title of a document for Docusaurus' `contentTitle`. */
function titleOf(text: string): string | undefined {
  return /^# (.+?)\s*(?:\{#.*)?$/m.exec(text)?.[1] ?? textOf(frontMatterOf(text)['title']);
}

/** The change that makes text of an expression around a name. Undefined if it is more than the name, or an attribute. */
function changeAt(text: string, at: number): Stretch | undefined {
  const start = text.lastIndexOf('{', at);
  const end = text.indexOf('}', at) + 1;
  const written = expression.exec(text.slice(start, end))?.[1];
  if (written === undefined || text[start - 1] === '=') return undefined;
  const title = written === 'contentTitle' ? titleOf(text) : undefined;
  return { start, end, text: title ?? `\\{${written}}` };
}

/** Writes `{latestVersion}` and the like, which plugins of the site filled, as text. Returns the findings left. */
export function writeUnknownNames(diagnostics: readonly Diagnostic[], into: Staged & { report: Report }): Diagnostic[] {
  const solved = new Set<Diagnostic>();
  const unknown = diagnostics.filter(({ code }) => code === 'mdx/unknown-name');
  for (const [file, found] of Object.entries(groupBy(unknown, 'file'))) {
    const to = `content/${file}`;
    const text = readFileSync(join(into.stage, to), 'utf8');
    const lines = createLineIndex(text);
    const changes = new Map<number, Stretch>();
    for (const one of found) {
      const change = changeAt(text, lines.offset(one.line) + one.column - 1);
      if (!change) continue;
      solved.add(one);
      changes.set(change.start, change);
      const name = text.slice(change.start, change.end);
      if (!change.text.startsWith('\\')) into.report.changed(`The title stands for ${name}`, `${to}:${one.line}`);
      else
        into.report.left(
          `The value of ${name}, which only the old site knew: the page shows the name`,
          `${to}:${one.line}`,
          'Write the value.',
        );
    }
    stageFiles(into, [{ to, text: changeText(text, [...changes.values()]) }]);
  }
  return diagnostics.filter((one) => !solved.has(one));
}
