import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { splitNumberPrefix } from '../../content/files/docs-folders';
import { packageOf } from '../../content/files/docusaurus-modules';
import { isExcluded } from '../../mdx/excluded-path';
import { recordOf, textOf, type Values } from '../../report/values';
import { codeSettings, withKnownFences } from './code-fences';
import { dropRefusedImports, importParts, importReact } from './document-imports';
import { passStylesOn, takeSheets } from './document-styles';
import { addFrontMatter, frontMatterOf } from './front-matter';
import { withImportedCode } from './imported-code';
import type { InlineComponents } from './inline-components';
import { withJoinedElements } from './joined-elements';
import { moveLinkedFiles } from './linked-files';
import { withOpenDetails, withWrittenLinks } from './mdx-one';
import { writeMeantValues } from './meant-values';
import { withKnownAdmonitions } from './own-admonitions';
import { nameOwnModules } from './own-modules';
import { mayImportPackages, passPackagesOn } from './package-components';
import { withPlainAngles } from './plain-angles';
import type { CodePlan } from './plan-code';
import type { PlanInput, PlannedFile, WithFiles } from './planned-file';
import { reportPackage } from './report-package';
import { rewriteAddresses } from './rewrite-addresses';
import { isMdxToo } from './site-markdown';
import type { SourceFile } from './source-files';
import { replaceDrawings } from './svg-components';
import { withKnownMark } from './truncate-marker';
import { isModuleForBrowsers } from './use-client';
import { basePathOf, vouchedLines } from './vouched-addresses';

const markdown = /\.mdx?$/;

/** Files and settings that documents need besides themselves. */
export interface DocumentPlans {
  components: InlineComponents;
  code: CodePlan;
  /** Markdown that all documents may use by a name without an import: name → path from the folder of the site. */
  parts: ReadonlyMap<string, string>;
  /** Style sheets that documents import as a whole, from the folder of the site. */
  sheets: Set<string>;
}

function isMarkdownAsData(path: string, text: string, { site }: PlanInput): boolean {
  const format = recordOf(site.config['markdown'])['format'];
  if (frontMatterOf(text)['format'] === 'mdx') return false;
  return format === 'md' || (format === 'detect' && path.endsWith('.md'));
}

function hasNumberPrefix(path: string): boolean {
  return path.split('/').some((name) => splitNumberPrefix(name.replace(markdown, '')).order !== undefined);
}

/** Title of a doc without title and heading: its id, as in Docusaurus. Undefined if it needs none. */
function missingTitle({ kind, from, to }: SourceFile, text: string, matter: Values): string | undefined {
  if (!['docs', 'versions'].includes(kind) || isExcluded(to) || 'title' in matter) return undefined;
  if (/^ {0,3}(?:#(?:\s|$)|=+\s*$)/m.test(text)) return undefined;
  return textOf(matter['id']) ?? splitNumberPrefix(basename(from).replace(/\.mdx?$/, '')).name;
}

/** Reports each line that a step has changed. */
function tellLines({ report }: PlanInput, from: string, lines: readonly number[], what: string): void {
  for (const line of lines) report.changed(what, `${from}:${line}`);
}

/** Converts front matter values to the types of the schema, and adds imports that the theme provided. */
function writtenOut(
  original: string,
  document: SourceFile,
  input: PlanInput,
  { parts }: DocumentPlans,
  isText: boolean,
): string {
  const { from } = document;
  const linked = isText ? original : withWrittenLinks(original);
  if (linked !== original) input.report.changed('Addresses in angle brackets are links, as MDX writes them', from);
  const { text: read, lines } = isText ? { text: linked, lines: [] } : withPlainAngles(linked);
  tellLines(input, from, lines, '`<` before no name is text: `\\<`');
  const whole = isText ? { text: read, lines: [] } : withJoinedElements(read);
  tellLines(input, from, whole.lines, 'Elements in a sentence are in one line, as MDX reads them');
  const meant = writeMeantValues(isText ? read : nameOwnModules(whole.text, input.site), document);
  for (const key of meant.keys)
    input.report.changed(`Front matter is written as Docusaurus reads it: \`${key}\``, from);
  const made = isText ? meant.text : importParts(meant.text, from, parts);
  if (made !== meant.text) input.report.changed('Parts that the theme gave to documents are imported', from);
  return made;
}

/** Rewrites pictures and links for the new places of their files. `files` are those that the document needs. */
function withFiles(written: string, from: string, input: PlanInput): WithFiles {
  const { site, roots, report } = input;
  const drawn = replaceDrawings(written, from, { roots, siteDir: site.dir });
  if (drawn) report.changed('SVG files with the colours of the text are components: content/components/svg', from);
  const vouched = vouchedLines(drawn?.text ?? written, basePathOf(site));
  tellLines(input, from, vouched.lines, '`pathname:///` is written without the base path');
  const linked = moveLinkedFiles(vouched.text, from, site.dir);
  tellLines(input, from, linked.lines, 'Files that content/ does not publish are in public/files');
  for (const { path, line } of linked.loaded)
    report.left(
      `What a loader of the site makes of ${path}: documents have the address of the file instead`,
      `${from}:${line}`,
      'Import data as JSON, and the text of a file by `raw-loader`.',
    );
  return { text: linked.text, files: [...(drawn?.files ?? []), ...linked.files] };
}

/** Removes imports that a document may not have here and replaces them by components and style sheets of the site. */
function withoutImports(written: string, from: string, input: PlanInput, plans: DocumentPlans): string {
  const { components, sheets } = plans;
  const { report } = input;
  const needed = dropRefusedImports(written);
  if (needed !== written) report.changed('Imports that nothing uses are gone', from);
  const read = passStylesOn(needed, from, components);
  if (read !== needed) report.changed('Class names of styles come by way of content/components', from);
  const isForBrowsers = (source: string) => isModuleForBrowsers(source, from, input);
  const mayMove = mayImportPackages(read) || /=\{[^}]*=>/.test(read);
  const parts = mayMove ? components.moveMarkupOfPackages(read, from, isForBrowsers) : undefined;
  for (const { name, line } of parts?.moved ?? [])
    report.changed(`Uses code for browsers: content/components/${name}.jsx holds it now`, `${from}:${line}`);
  const [first] = parts?.moved ?? [];
  for (const name of parts?.packages ?? []) reportPackage(name, `${from}:${first?.line}`, input);
  const whole = parts?.text ?? read;
  const passed = passPackagesOn(whole, from, components);
  for (const { name, line } of passed?.packages ?? []) {
    report.changed(`Components of ${name} come by way of content/components`, `${from}:${line}`);
    if (packageOf(name) !== undefined) reportPackage(name, `${from}:${line}`, input);
  }
  for (const { source, line } of passed?.listed ?? [])
    report.left(
      `What ${source} draws, which is of another theme: a component of that name lists what documents give it`,
      `${from}:${line}`,
      'Write into the component in content/components/ what it should show.',
    );
  // Style sheets of formulas are built in.
  for (const { source, line } of passed?.styles ?? [])
    if (packageOf(source) !== 'katex')
      report.left(
        `Styles of a package, without a component of it: ${source}`,
        `${from}:${line}`,
        'Import them in a component that the document shows: content/components/Name.tsx.',
      );
  const bare = takeSheets(passed?.text ?? whole, from, input);
  for (const sheet of bare.sheets) sheets.add(sheet);
  return bare.text;
}

/** Rewrites addresses for the new places of files, and moves browser code into components. */
function moved(source: string, { from, to }: SourceFile, input: PlanInput, plans: DocumentPlans, isData: boolean) {
  const { text: mended, lines, code: found } = rewriteAddresses(source, { from, to }, input.roots);
  plans.code.addNamed(found);
  tellLines(input, from, lines, 'Addresses follow the files');
  if (isData) return mended;
  const out = plans.components.moveOut(source, from);
  for (const { name, line } of out?.moved ?? [])
    input.report.changed(`Runs in browsers: content/components/${name}.jsx holds it now`, `${from}:${line}`);
  return importReact(out ? rewriteAddresses(out.text, { from, to }, input.roots).text : mended);
}

/** Writes title and address into the front matter if this project would derive others than Docusaurus. */
function withOwnName(written: string, document: SourceFile, source: string, { site, report }: PlanInput): string {
  const { kind, from, to } = document;
  const matter = frontMatterOf(source);
  let text = written;
  const title = missingTitle(document, source, matter);
  if (title !== undefined) {
    text = addFrontMatter(text, `title: ${JSON.stringify(title)}`);
    report.changed('A doc without title and heading is called by its id: `title`', from);
  }
  const keepsNumbers = kind === 'docs' && document.docs?.options['numberPrefixParser'] === false;
  if (keepsNumbers && hasNumberPrefix(to) && matter['parse_number_prefixes'] === undefined) {
    text = addFrontMatter(text, 'parse_number_prefixes: false');
    report.changed('Numbers stay in addresses: `parse_number_prefixes: false`', site.configFile);
  }
  return text;
}

/** Converts a document: its addresses, and settings of the site that each document has to name here. */
export function planDocument(document: SourceFile, input: PlanInput, plans: DocumentPlans): PlannedFile[] {
  const { from, file, to } = document;
  const made = input.texts.get(file);
  const original = made ?? readFileSync(file, 'utf8');
  const isPlain = isMarkdownAsData(from, original, input);
  // Plain Markdown leaves frames out here.
  const isFramed =
    isPlain && /<iframe\b/i.test(original) && !('format' in frontMatterOf(original)) && isMdxToo(original);
  const isText = isPlain && !isFramed;
  const { text: linked, files } = withFiles(writtenOut(original, document, input, plans, isText), from, input);
  const source = isText ? linked : withoutImports(linked, from, input, plans);
  const isData = isText || frontMatterOf(source)['format'] === 'md';
  const known = withKnownAdmonitions(moved(source, document, input, plans, isData), original, from, input);
  const whole = withImportedCode(known, document, input);
  const fenced = withKnownFences(whole, codeSettings(input.site));
  if (fenced !== whole) input.report.changed('Blocks of code name their language and mark lines as they do here', from);
  const opened = isData ? fenced : withOpenDetails(fenced);
  if (opened !== fenced) input.report.changed('`<details>` stand on lines of their own, as MDX reads them', from);
  const ended = withKnownMark(opened, document, isData, input);
  const named = withOwnName(ended, document, source, input);
  const text = isFramed ? addFrontMatter(named, 'format: mdx') : named;
  if (isFramed) input.report.changed('Plain Markdown with frames is MDX now: `format: mdx`', from);
  return [text === original && made === undefined ? { to, file, from } : { to, from, text }, ...files];
}
