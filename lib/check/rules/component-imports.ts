import { readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { isInstalled, packageOf } from '../../content/files/docusaurus-modules';
import { createLineIndex } from '../../report/place';
import { didYouMean } from '../../report/suggest';
import { decodeFile } from '../content/decode';
import type { FileFacts } from '../content/facts';
import type { FileProblem, SiteInput } from '../content/site-input';
import type { Problem } from '../content/types';

const ownFolder = '@site/src/components/';
const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];

/** File or folder of an import, without ending; undefined for packages. */
function fileOf(source: string, from: string, contentDir: string): string | undefined {
  const [path = ''] = source.split('?', 1);
  if (/^\.{1,2}(?:\/|$)/.test(path)) return resolve(contentDir, posix.dirname(from), path);
  return path.startsWith(ownFolder) ? resolve(contentDir, 'components', path.slice(ownFolder.length)) : undefined;
}

function isModule(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Whether a bundler finds a file there. A folder needs an index, or a package.json with an entry. */
function isThere(path: string): boolean {
  const [, stem] = /^(.*)\.[cm]?jsx?$/s.exec(path) ?? [];
  return (
    [path, join(path, 'index'), ...(stem === undefined ? [] : [stem])].some((base) =>
      endings.some((ending) => isModule(base + ending)),
    ) || isModule(join(path, 'package.json'))
  );
}

/** Suggested imports of existing files. */
function offered({ files, roots }: SiteInput, source: string, from: string): string[] {
  return files.flatMap(({ path, module }) => {
    if (!module || path === from) return [];
    const name = path.replace(/(?:\/index)?\.\w+$/, '');
    if (source.startsWith(ownFolder)) return [`${ownFolder}${name.slice('components/'.length)}`];
    const way = relative(join(roots.contentDir, posix.dirname(from)), join(roots.contentDir, name));
    return [way.startsWith('.') ? way : `./${way}`];
  });
}

function judge(site: SiteInput, source: string, from: string): Pick<Problem, 'message' | 'hint'> | undefined {
  const { contentDir } = site.roots;
  const file = fileOf(source, from, contentDir);
  if (file !== undefined) {
    if (isThere(file) || /\.(?:mdx?|svg)$/.test(source)) return undefined;
    const hint = didYouMean(source, offered(site, source, from), 'Write that file, or take the import away.');
    return { message: `There is no file "${source}"`, hint };
  }
  const name = packageOf(source);
  return name === undefined || isInstalled(name, contentDir) || isInstalled(name, process.cwd())
    ? undefined
    : { message: `The package "${name}" is not installed`, hint: `Run: npm install ${name}` };
}

/** A computed import whose start names a folder that is not there: bundlers look through that folder. */
function judgeStart(site: SiteInput, source: string, from: string): Pick<Problem, 'message' | 'hint'> | undefined {
  if (source.startsWith('@site/static/')) return undefined;
  const start = fileOf(source, from, site.roots.contentDir);
  const folder = start !== undefined && (source.endsWith('/') ? start : dirname(start));
  if (folder !== false && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const hint = 'Put its files into content/components/ and import each by its name. Import Markdown in documents.';
  return { message: `There is no folder "${source}" to look through for a computed name`, hint };
}

/** Imports in a component that cannot be resolved: missing files, and packages that are not installed. */
export function componentImports(site: SiteInput): FileProblem[] {
  const judgeFile = ({ path, module }: FileFacts): FileProblem[] => {
    const { imports = [], computed = [] } = module ?? {};
    const judgedBy = (how: typeof judge) => (taken: (typeof computed)[number]) => {
      const flaw = how(site, taken.source, path);
      return flaw ? [{ ...flaw, at: taken.at, end: taken.at + taken.source.length }] : [];
    };
    const found = [...imports.flatMap(judgedBy(judge)), ...computed.flatMap(judgedBy(judgeStart))];
    if (found.length === 0) return [];
    const lines = createLineIndex(decodeFile(readFileSync(join(site.roots.contentDir, path))).text);
    return found.map(({ at, end, ...flaw }) => ({
      file: path,
      code: 'component/import',
      ...lines.place(at, end),
      ...flaw,
    }));
  };
  return site.files.flatMap(judgeFile);
}
