import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readComponentModule } from '../../content/files/component-module';
import { changeText } from './change-text';
import type { PlanInput, PlannedFile } from './planned-file';
import { importedFile } from './site-modules';

const rawLoader = /^!{0,2}raw-loader!/;

/** The file whose text an import of code takes by `raw-loader`; undefined for other imports. */
export function fileOfText(source: string, from: string, input: PlanInput): string | undefined {
  return rawLoader.test(source) ? importedFile(source.replace(rawLoader, ''), from, input) : undefined;
}

/** Replaces texts that code imports by `raw-loader` by modules that hold them. */
export function replaceTexts(text: string, from: string, input: PlanInput): { text: string; files: PlannedFile[] } {
  if (!text.includes('raw-loader!')) return { text, files: [] };
  const found = readComponentModule(text, from).imports.flatMap(({ source, at }) => {
    const path = fileOfText(source, from, input);
    return path === undefined ? [] : [{ start: at, end: at + source.length, path }];
  });
  const changes = found.map(({ path, ...place }) => {
    const name = posix.join('texts', path.replace(/^(?:\.\.\/)+/, ''));
    const shown = JSON.stringify(readFileSync(join(input.site.dir, path), 'utf8'));
    const file = { to: `content/components/${name}.js`, from: path, text: `export default ${shown};\n` };
    return { ...place, text: `@site/src/components/${name}.js`, file };
  });
  return { text: changeText(text, changes), files: changes.map(({ file }) => file) };
}
