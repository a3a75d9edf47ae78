import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { scanLines } from '../../mdx/syntax/scan-lines';
import { liesBelow } from '../../node/lies-below';
import { attempt } from '../../report/attempt';
import type { PlanInput } from './planned-file';
import type { SourceFile } from './source-files';

/** `file=./a.ts#L3-L5` at the start of a block, as `remark-code-import` reads it: the lines may be one, or end at the last. */
const imported = /^(.*?(?:`{3,}|~{3,}).*?)\s+file=((?:\\ |[^\s#])+)(?:#L(\d+)(?:(-)(?:L(\d+))?)?)?(?=\s|$)(.*)$/;
const closing = /^([\s>]*)(?:`{3,}|~{3,})\s*$/;

/** Longest line that is looked at, in characters. */
const longest = 2000;

/** Writes into empty blocks the code of the files of the site that they name. */
export function withImportedCode(text: string, { file, from }: SourceFile, { site, report }: PlanInput): string {
  if (!text.includes('file=')) return text;
  const lines = text.split('\n');
  const isCode = [...scanLines(text)].map(({ code }) => code);
  const whole = lines.flatMap((line, at) => {
    const isNamed = isCode[at] && line.length <= longest;
    const [, start = '', name, first, open, last, rest = ''] = (isNamed && imported.exec(line)) || [];
    const [, indent] = closing.exec(lines[at + 1] ?? '') ?? [];
    if (name === undefined || indent === undefined) return [line];
    const path = resolve(dirname(file), name.replaceAll('\\ ', ' ').replace(/^<rootDir>/, site.dir));
    const code = attempt(() => (liesBelow(site.dir, path) ? readFileSync(path, 'utf8') : undefined), undefined);
    if (code === undefined) {
      report.left(`The code of ${name}, which a block shows`, `${from}:${at + 1}`, 'Write it into the block.');
      return [line];
    }
    const end = last === undefined ? (open ? undefined : first) : last;
    const shown = code
      .trimEnd()
      .split(/\r?\n/)
      .slice(Number(first ?? 1) - 1, end === undefined ? undefined : Number(end));
    return [start + rest, ...shown.map((one) => (one === '' ? one : indent + one))];
  });
  if (whole.length > lines.length) report.changed('Blocks hold the code of the files that they named', from);
  return whole.join('\n');
}
