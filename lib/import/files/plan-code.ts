import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readComponentModule } from '../../content/files/component-module';
import { isAlwaysThere, isInstalled, missingExport, packageOf } from '../../content/files/docusaurus-modules';
import { lineAt } from '../../report/place';
import { reportUnknown } from '../styles/known-utilities';
import { asSass, isStyleSheet } from '../styles/parse-styles';
import { reportImpure } from '../styles/pure-modules';
import { rewriteStyles } from '../styles/rewrite-styles';
import { pageOfCode } from './code-page';
import { withDefaultProps } from './default-props';
import { nameOwnModules } from './own-modules';
import { importPageParts, type PagePart, partsOfPage, withPageParts } from './page-parts';
import { picturesByAddress } from './picture-addresses';
import type { PlanInput, PlannedFile } from './planned-file';
import { shownChildrenFile, withShownChildren } from './read-children';
import { reportCode } from './report-code';
import { reportPackage } from './report-package';
import { type NamedCode, rewriteAddresses, shownPlace } from './rewrite-addresses';
import { locateModule } from './roots';
import { fileAt, fileOfText, importedFile, replaceTexts, withEndings } from './site-modules';
import type { SourceFile } from './source-files';
import { replaceSvgImports } from './svg-components';
import { moduleReason, withUseClient } from './use-client';

export const codeFile = /\.[cm]?[jt]sx?$/;
const markdown = /\.mdx?$/;
const isModule = (path: string) => codeFile.test(path) && !/\.d\.[cm]?ts$/.test(path);

type Change = (text: string) => string;
const asItIs: Change = (text) => text;

type Module = Pick<SourceFile, 'from' | 'file'>;
type CodeSource = Module & Pick<SourceFile, 'to'>;

interface Import {
  source: string;
  /** A name that it imports from Docusaurus and that does not exist here. */
  missing: string | undefined;
  place: string;
  /** The file that it means, from the folder of the site; undefined for packages and what is not there. */
  path: string | undefined;
  /** Whether it takes the text of a file. */
  isText: boolean;
  names: readonly string[];
}

/** Why code cannot run here, in words. */
export function wantOf({ source, missing }: Import): string {
  return missing === undefined ? `"${source}"` : `\`${missing}\` of "${source}"`;
}

const ofData =
  'In the old site, import the data that plugins gave it from a file, such as src/data/x.json; then import the site again.';

/** Plans the code of a site: its components, its pages in code, and what they import. */
export class CodePlan {
  readonly #input: PlanInput;
  readonly #planPart: (source: SourceFile) => PlannedFile[];
  readonly #planned = new Map<string, PlannedFile[]>();
  /** Markdown that pages in code show. */
  readonly #parts = new Map<string, PagePart>();

  /** @param planPart plans Markdown that lies among code and that documents import */
  constructor(input: PlanInput, planPart: (source: SourceFile) => PlannedFile[]) {
    this.#input = input;
    this.#planPart = planPart;
  }

  get files(): PlannedFile[] {
    return [...this.#planned.values()].flat();
  }

  #importsOf(text: string, from: string): Import[] {
    return readComponentModule(text, from).imports.map((taken) => ({
      source: taken.source,
      missing: missingExport(taken, text),
      place: `${from}:${lineAt(text, taken.at)}`,
      path: importedFile(taken.source, from, this.#input),
      isText: fileOfText(taken.source, from, this.#input) !== undefined,
      names: taken.names,
    }));
  }

  *#importsBelow({ from, file }: Module, change = asItIs, seen = new Set<string>()): Generator<Import> {
    if (seen.has(from) || !isModule(from)) return;
    seen.add(from);
    const { site } = this.#input;
    for (const found of this.#importsOf(change(nameOwnModules(readFileSync(file, 'utf8'), site)), from)) {
      yield found;
      const { path } = found;
      if (path !== undefined) yield* this.#importsBelow({ from: path, file: join(site.dir, path) }, asItIs, seen);
    }
  }

  /** Why a module cannot run here, with a `change` of its text: it imports a document, or what is not here. */
  flawOf(source: Module, change = asItIs): Import | undefined {
    for (const found of this.#importsBelow(source, change)) if (this.#isFlaw(found)) return found;
    return undefined;
  }

  #isFlaw({ source, missing, path, isText }: Import): boolean {
    if (missing !== undefined) return true;
    if (isText || packageOf(source) !== undefined || isAlwaysThere(source)) return false;
    // Code cannot import documents here. Those of pages are passed on by their document.
    const isDocument = path !== undefined && markdown.test(path) && !this.#parts.has(path);
    return path === undefined || isDocument || !locateModule(this.#input.roots, path);
  }

  /** The first import of a package that is not installed, by a module or by what it imports. */
  missingPackageOf(source: Module): Import | undefined {
    for (const found of this.#importsBelow(source)) {
      const name = packageOf(found.source);
      if (name !== undefined && !isInstalled(name, this.#input.root)) return { ...found, source: name };
    }
    return undefined;
  }

  has(from: string): boolean {
    return this.#planned.has(from);
  }

  /** Why files that something names cannot run here. */
  flawOfNamed(named: readonly NamedCode[]): Import | undefined {
    for (const source of this.#sourcesOf(named)) {
      const flaw = this.flawOf(source);
      if (flaw) return flaw;
    }
    return undefined;
  }

  /** Files that something names to run them, with their old and new places. */
  #sourcesOf(named: readonly NamedCode[]): CodeSource[] {
    const { site, roots } = this.#input;
    return named.flatMap(({ path, asText }) => {
      const found = asText ? undefined : fileAt(path, site.dir);
      const place = found === undefined ? undefined : locateModule(roots, found);
      return found !== undefined && place ? [{ from: found, file: join(site.dir, found), to: place.to }] : [];
    });
  }

  add({ from, file, to }: CodeSource, change = asItIs): void {
    if (this.#planned.has(from)) return;
    const { site, roots, report } = this.#input;
    this.#planned.set(from, [{ to, file, from }]);
    if (to.startsWith('content/components/beside/'))
      report.changed('From beside the site: content/components/beside holds a copy, which you keep up to date', from);
    if (markdown.test(from)) this.#planned.set(from, this.#planPart({ kind: 'code', from, file, to }));
    if (isStyleSheet(from)) this.#addStyles({ from, file, to });
    if (!isModule(from)) return;
    const original = readFileSync(file, 'utf8');
    const source = withEndings(nameOwnModules(original, site), from, this.#input);
    const pictures = replaceSvgImports(source, from, { roots, siteDir: site.dir });
    if (pictures) report.changed('SVG files that are components show as pictures: content/components/svg', from);
    const shown = replaceTexts(pictures?.text ?? source, from, this.#input);
    const read = picturesByAddress(importPageParts(shown.text, from, this.#input, this.#parts));
    const whole = change(rewriteAddresses(read, { from, to }, roots).text);
    const moved = withDefaultProps(whole, from) ?? whole;
    if (moved !== whole)
      report.changed('Functions read their `defaultProps` themselves, which React 19 does not', from);
    const reason = moduleReason(source, from, this.#input);
    if (reason !== undefined) report.changed(`Marked as a component for browsers, for ${reason}: 'use client'`, from);
    const looking = reason === undefined ? undefined : withShownChildren(moved, from);
    if (looking !== undefined) {
      this.#planned.set(shownChildrenFile.to, [{ ...shownChildrenFile, from }]);
      report.changed(`Looks into its children by ${shownChildrenFile.to}: a server may hand over promises`, from);
    }
    const marked = reason === undefined ? moved : withUseClient(looking ?? moved);
    // Turn type checks off: Docusaurus never did any, and types must not fail a build here.
    const typed = /\.[cm]?tsx?$/.test(from) && !/^\s*\/\/ @ts-nocheck/.test(marked);
    if (typed) report.changed('Types of the code that came are not checked: `// @ts-nocheck`, until you take it out');
    const text = typed ? `// @ts-nocheck\n${marked}` : marked;
    const own = text === original ? { to, file, from } : { to, from, text };
    this.#planned.set(from, [own, ...(pictures?.files ?? []), ...shown.files]);
    reportCode(source, from, report);
    for (const imported of this.#importsOf(source, from)) this.#addImport(imported);
  }

  /** Adds what documents import besides components, what that imports, and files whose text documents show. */
  addNamed(named: readonly NamedCode[]): void {
    const { site, roots } = this.#input;
    for (const source of this.#sourcesOf(named)) this.add(source);
    for (const { path, asText } of named) {
      const found = asText ? fileAt(path, site.dir) : undefined;
      const to = found === undefined ? undefined : shownPlace(found, roots);
      if (found !== undefined && to !== undefined)
        this.#planned.set(to, [{ to, file: join(site.dir, found), from: found }]);
    }
  }

  /** Adds the files that a style sheet names, and rewrites their addresses. */
  #addStyles({ from, file, to }: CodeSource): void {
    const original = readFileSync(file, 'utf8');
    const { roots, knows, report } = this.#input;
    const { text, files, impure, unknown } = rewriteStyles(asSass(original, from), { from, to }, roots, knows);
    reportUnknown(unknown, from, report);
    reportImpure(impure, (line) => `${from}:${line}`, report);
    if (text !== original) this.#planned.set(from, [{ to, from, text }]);
    this.addNamed(files.map((path) => ({ path, asText: false })));
  }

  #addImport({ source, place, path }: Import): void {
    const { site, roots } = this.#input;
    // Next compiles it if the package is installed.
    const name = source.endsWith('.sass') ? 'sass' : packageOf(source);
    if (name !== undefined) reportPackage(name, place, this.#input);
    const found = path === undefined ? undefined : locateModule(roots, path);
    if (path !== undefined && found && (found.root.kind === 'code' || found.root.kind === 'components'))
      this.add({ from: path, file: join(site.dir, path), to: found.to });
  }

  /** Adds a page in code as a component, and returns the document that shows it; none if it cannot run here. */
  addPage(source: SourceFile, title?: string): PlannedFile[] {
    const { roots, report } = this.#input;
    const { from, to } = source;
    const place = locateModule(roots, from);
    const component = place?.to ?? to;
    const page = pageOfCode(from, to, readFileSync(source.file, 'utf8'), component, title);
    const parts = partsOfPage(this.#importsBelow(source), component);
    for (const [path, part] of parts) this.#parts.set(path, part);
    const flaw = this.flawOf(source);
    if (!place || flaw) {
      for (const path of parts.keys()) this.#parts.delete(path);
      const why = flaw ? ` that imports ${wantOf(flaw)}` : '';
      const next = flaw?.source === '@docusaurus/useGlobalData' ? `${ofData} Or: ${page.remedy}` : page.remedy;
      report.left(`The page ${page.route}, in code${why}`, flaw?.place ?? from, next, page.route);
      return [];
    }
    // Every page has a <main> already.
    this.add({ ...source, to: component }, (text) => text.replace(/(<\/?)main(?=[\s>])/g, '$1div'));
    report.changed(`A page in code is a component now, and ${page.to} shows it`, from);
    const { text, files } = withPageParts(page.text, component, parts, this.#input);
    this.#planned.set(page.to, files);
    return [{ to: page.to, from, text }];
  }
}
