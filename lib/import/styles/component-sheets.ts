import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readComponentModule } from '../../content/files/component-module';
import { changeText } from '../files/change-text';
import { type PlanInput, type PlannedFile, textOfPlanned, withText } from '../files/planned-file';
import { reportPackage } from '../files/report-package';
import { locateModule } from '../files/roots';
import { withImports } from './imported-sheets';
import { parseStyles, readStyles } from './parse-styles';
import { plainSheets } from './plain-sass';
import { reportImpure, takeImpure } from './pure-modules';
import { rewriteStyles } from './rewrite-styles';

const sass = /^(content\/components\/.*\.)(?:scss|less)$/;
const code = /^content\/components\/.*\.[cm]?[jt]sx?$/;

type Sheet = PlannedFile & { from: string };

/** A sheet of a component as CSS; undefined where only Sass can make it. */
function plainText(file: Sheet, { site, report }: PlanInput): string | undefined {
  const { from } = file;
  const read = withImports([from], site.dir).map((path) => {
    const sheet = path === from ? parseStyles(textOfPlanned(file)) : readStyles(join(site.dir, path));
    return sheet && { from: path, sheet };
  });
  const known = read.filter((one) => one !== undefined);
  const plain = plainSheets(known);
  if (known.length < read.length || plain.some(({ lost }) => lost.length > 0)) return undefined;
  if (/\.module\.(?:scss|less)$/.test(from))
    for (const { sheet } of plain) reportImpure(takeImpure(sheet), () => from, report);
  return `${plain
    .map(({ sheet }) => sheet.toString().trim())
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/** The sheets that one in Sass imports, and which it needs where it stays so. */
function importedBy(from: string, { site, roots }: PlanInput): PlannedFile[] {
  return withImports([from], site.dir).flatMap((path) => {
    const to = locateModule(roots, path)?.to;
    if (path === from || to === undefined) return [];
    const text = readFileSync(join(site.dir, path), 'utf8');
    return [{ to, from: path, text: rewriteStyles(text, { from: path, to }, roots).text }];
  });
}

/** Style sheets of components in Sass and Less as CSS. Those that need loops and functions of Sass stay, and need the package. */
export function planComponentSheets(planned: readonly PlannedFile[], input: PlanInput): PlannedFile[] {
  const plain = new Set<string>();
  const files = planned.flatMap((file): PlannedFile[] => {
    const { from, to } = file;
    if (from === undefined || !sass.test(to)) return [file];
    const text = plainText({ ...file, from }, input);
    if (text === undefined && to.endsWith('.less')) {
      const next = `Write into ${to.replace(sass, '$1css')} what it makes of them: npx less ${from}`;
      input.report.left('Rules of a style sheet in Less, which are more than variables and nesting', from, next);
    } else if (text === undefined) {
      reportPackage('sass', from, input);
      return [file, ...importedBy(from, input)];
    }
    plain.add(to);
    return [{ to: to.replace(sass, '$1css'), from, text: text ?? '' }];
  });
  if (plain.size === 0) return files;
  return files.map((file) => {
    const text = code.test(file.to) ? textOfPlanned(file) : '';
    if (!/\.(?:scss|less)\b/.test(text)) return file;
    const changes = readComponentModule(text, file.to).imports.flatMap(({ source, at }) => {
      const path = source.replace(/^@site\/src\/components\//, 'content/components/');
      const isPlain = plain.has(path === source ? posix.join(posix.dirname(file.to), source) : path);
      return isPlain ? [{ start: at, end: at + source.length, text: source.replace(/(?:scss|less)$/, 'css') }] : [];
    });
    return withText(file, changeText(text, changes));
  });
}
