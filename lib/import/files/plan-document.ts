import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { splitNumberPrefix } from '../../content/files/doc-path';
import { isExcluded } from '../../mdx/excluded-path';
import { recordOf, textOf, type Values } from '../../report/values';
import { passStylesOn, takeSheets } from './document-styles';
import { addFrontMatter, frontMatterOf } from './front-matter';
import type { InlineComponents } from './inline-components';
import { moveLinkedFiles } from './linked-files';
import type { SourceFile } from './list-files';
import { writeMeantValues } from './meant-values';
import { ownKeywords, renameAdmonitions } from './own-admonitions';
import { reportDirectives } from './own-directives';
import { nameOwnModules } from './own-modules';
import { passPackagesOn } from './package-components';
import { packageOf, reportPackage } from './packages';
import { importParts, importReact } from './part-imports';
import type { CodePlan } from './plan-code';
import type { PlanInput, PlannedFile } from './planned-file';
import { rewriteAddresses } from './rewrite-addresses';
import { replaceDrawings } from './svg-components';
import { dropRefusedImports } from './unused-imports';
import { vouchBelowBase } from './vouched-addresses';

const markdown = /\.mdx?$/;

/** What documents bring along beside themselves. */
export interface DocumentPlans {
  components: InlineComponents;
  code: CodePlan;
  /** Markdown that all documents may show by a name, without an import: its path, from the folder of the site. */
  parts: ReadonlyMap<string, string>;
  /** Style sheets that documents import as a whole, from the folder of the site. */
  sheets: Set<string>;
}

function isMarkdownAsData(path: string, { site }: PlanInput): boolean {
  const format = recordOf(site.config['markdown'])['format'];
  return format === 'md' || (format === 'detect' && path.endsWith('.md'));
}

function hasNumberPrefix(path: string): boolean {
  return path.split('/').some((name) => splitNumberPrefix(name.replace(markdown, '')).order !== undefined);
}

/** Title of a doc that has neither title nor heading: its id, as in Docusaurus. Undefined where one may be written. */
function missingTitle({ kind, from }: SourceFile, text: string, matter: Values): string | undefined {
  if (!['docs', 'versions'].includes(kind) || isExcluded(from) || 'title' in matter) return undefined;
  if (/^ {0,3}(?:#(?:\s|$)|=+\s*$)/m.test(text)) return undefined;
  return textOf(matter['id']) ?? splitNumberPrefix(basename(from).replace(/\.mdx?$/, '')).name;
}

/** A document with its addresses mended, and with what the site said of all of them where it says it of each here. */
export function planDocument(
  document: SourceFile,
  input: PlanInput,
  { components, code, parts, sheets }: DocumentPlans,
): PlannedFile[] {
  const { kind, from, file, to } = document;
  const made = input.texts.get(file);
  const original = made ?? readFileSync(file, 'utf8');
  const isText = isMarkdownAsData(from, input);
  const meant = writeMeantValues(isText ? original : nameOwnModules(original, input.site), document);
  for (const key of meant.keys)
    input.report.changed(`Front matter is written as Docusaurus reads it: \`${key}\``, from);
  const whole = isText ? meant.text : importParts(meant.text, from, parts);
  if (whole !== meant.text) input.report.changed('Parts that the theme gave to documents are imported', from);
  const drawn = replaceDrawings(whole, from, { roots: input.roots, siteDir: input.site.dir });
  if (drawn)
    input.report.changed('SVG files with the colours of the text are components: content/components/svg', from);
  const vouched = vouchBelowBase(drawn?.text ?? whole, textOf(input.site.config['baseUrl']) ?? '/');
  for (const line of vouched.lines)
    input.report.changed('`pathname:///` is written without the base path', `${from}:${line}`);
  const linked = moveLinkedFiles(vouched.text, from, input.site.dir);
  for (const line of linked.lines)
    input.report.changed('Files that content/ does not publish are in public/files', `${from}:${line}`);
  for (const { path, line } of linked.loaded)
    input.report.left(
      `What a loader of the site makes of ${path}: documents have the address of the file instead`,
      `${from}:${line}`,
      'Import data as JSON, and the text of a file by `raw-loader`.',
    );
  const needed = isText ? linked.text : dropRefusedImports(linked.text);
  if (needed !== linked.text) input.report.changed('Imports that nothing uses are gone', from);
  const read = isText ? needed : passStylesOn(needed, from, components);
  if (read !== needed) input.report.changed('Class names of styles come by way of content/components', from);
  const passed = isText ? undefined : passPackagesOn(read, from, components);
  for (const { name, line } of passed?.packages ?? []) {
    input.report.changed(`Components of ${name} come by way of content/components`, `${from}:${line}`);
    if (packageOf(name) !== undefined) reportPackage(name, `${from}:${line}`, input);
  }
  // Those of formulas are built in.
  for (const { source, line } of passed?.styles ?? [])
    if (packageOf(source) !== 'katex')
      input.report.left(
        `Styles of a package, without a component of it: ${source}`,
        `${from}:${line}`,
        'Import them in a component that the document shows: content/components/Name.tsx.',
      );
  const styled = passed?.text ?? read;
  const bare = isText ? { text: styled, sheets: [] } : takeSheets(styled, from, input);
  for (const sheet of bare.sheets) sheets.add(sheet);
  const source = bare.text;
  const { text: mended, lines, code: found } = rewriteAddresses(source, { from, to }, input.roots);
  code.addNamed(found);
  for (const line of lines) input.report.changed('Addresses follow the files', `${from}:${line}`);
  const matter = frontMatterOf(source);
  const isData = matter['format'] === 'md' || isText;
  const out = isData ? undefined : components.moveOut(source, from);
  for (const { name, line } of out?.moved ?? [])
    input.report.changed(`Runs in browsers: content/components/${name}.jsx holds it now`, `${from}:${line}`);
  let text = out ? rewriteAddresses(out.text, { from, to }, input.roots).text : mended;
  if (!isData) text = importReact(text);
  const keywords = ownKeywords(input.site);
  reportDirectives(original, from, keywords, input);
  const renamed = renameAdmonitions(text, keywords);
  if (renamed.name !== undefined)
    input.report.changed(`An admonition of the site's own is an \`info\` now: :::${renamed.name}`, from);
  text = renamed.text;
  const title = missingTitle(document, source, matter);
  if (title !== undefined) {
    text = addFrontMatter(text, `title: ${JSON.stringify(title)}`);
    input.report.changed('A doc without title and heading is called by its id: `title`', from);
  }
  const keepsNumbers = kind === 'docs' && document.docs?.options['numberPrefixParser'] === false;
  if (keepsNumbers && hasNumberPrefix(to) && matter['parse_number_prefixes'] === undefined) {
    text = addFrontMatter(text, 'parse_number_prefixes: false');
    input.report.changed('Numbers stay in addresses: `parse_number_prefixes: false`', input.site.configFile);
  }
  return [
    text === original && made === undefined ? { to, file, from } : { to, from, text },
    ...(drawn?.files ?? []),
    ...linked.files,
  ];
}
