import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { docsFolder, sidebarsFile, versionKey, versionsFile } from '../../content/files/docs-folders';
import { componentName } from '../../mdx/components/component-name';
import { isRecord, listOf, recordOf, textOf } from '../../report/values';
import { type DocsPlugin, versionsOf } from '../choose-plugins';
import type { LoadedPlugin } from '../load/load-site';
import { localesOf } from '../site-locales';
import { codeTexts, pagesInLanguages, planTexts } from './code-texts';
import { flatSidebars, flatSidebarsText } from './flat-sidebars';
import { listsOfPosts, pageOfPost } from './further-blogs';
import { showsMoreThanHero } from './home-code';
import { InlineComponents } from './inline-components';
import { CodePlan, codeFile, wantOf } from './plan-code';
import { type DocumentPlans, planDocument } from './plan-document';
import type { PlanInput, PlannedFile } from './planned-file';
import { rewriteAddresses } from './rewrite-addresses';
import { sitePath } from './roots';
import { listSourceFiles, type SourceFile } from './source-files';
import { planThemeComponents } from './theme-components';
import { partsOfTheme, readThemeModule } from './theme-module';
import { withoutVersionPrefix } from './version-prefix';
import { basePathOf, vouched } from './vouched-addresses';

const markdown = /\.mdx?$/;
const runs = /\.(?:[cm]?[jt]sx?|json|s?css|sass|less)$/;

/** A home page in code comes as it is if it shows more than a hero can, or needs packages that are not installed. */
function planHome(source: SourceFile, { site }: PlanInput, plans: DocumentPlans): PlannedFile[] {
  const title = textOf(site.config['title']) ?? '';
  const code = readFileSync(source.file, 'utf8');
  const isMore = showsMoreThanHero(code, source.from, title, textOf(site.config['tagline']));
  return isMore || plans.code.missingPackageOf(source) ? plans.code.addPage(source, title) : [];
}

/** Plans pages: those in Markdown, and those in code that can run here. */
function planPage(source: SourceFile, input: PlanInput, plans: DocumentPlans): PlannedFile[] {
  const { from, to } = source;
  if (/^content\/pages\/404\.(?:mdx?|[jt]sx?)$/.test(to)) {
    const text = 'The page of addresses that are not there';
    input.report.left(text, from, 'Write its words into content/words/: docs/languages.md.');
    return [];
  }
  if (markdown.test(from)) return planDocument(source, input, plans);
  if (input.redirectPages.has(from)) return [];
  const name = posix.relative('content/pages', to);
  if (!codeFile.test(from)) return /\.(?:s?css|sass|less|json)$/.test(from) ? [] : [{ to, file: source.file, from }];
  const isPage = !name.split('/').some((part) => part.startsWith('_')) && !/\.(?:test|d)\.\w+$/.test(name);
  if (!isPage) return [];
  if (/^index\.\w+$/.test(name)) return planHome(source, input, plans);
  return plans.code.addPage(source);
}

type FurtherPosts = Map<LoadedPlugin, ReturnType<typeof pageOfPost>['post'][]>;

/** A post of a further blog becomes a page. */
function planPost(source: SourceFile, input: PlanInput, plans: DocumentPlans, posts: FurtherPosts): PlannedFile[] {
  const { blog, from, file, to } = source;
  if (!blog || /\.ya?ml$/.test(from)) return [];
  if (!markdown.test(from)) return [{ to, file, from }];
  const [planned, ...others] = planDocument(source, input, plans);
  const page = pageOfPost(source, planned?.text ?? readFileSync(file, 'utf8'), blog, input.site.dir);
  posts.set(blog, [...(posts.get(blog) ?? []), page.post]);
  return [{ to, from, text: page.text }, ...others];
}

function isNamed({ to }: SourceFile, documents: string): boolean {
  const name = componentName(posix.relative('content', to));
  // Documents name an index of components by its folder.
  const written =
    name === 'index' ? 'components/?["\']' : `(?:<|components/(?:[\\w/-]*/)?)${name?.split('/').at(-1)}\\b`;
  return name !== undefined && new RegExp(written).test(documents);
}

/** Imports a component that a document names or that runs here; false if it does not, for later. */
function addComponent(source: SourceFile, documents: string, codePlan: CodePlan): boolean {
  const runs = isNamed(source, documents) || !(codePlan.flawOf(source) ?? codePlan.missingPackageOf(source));
  if (runs) codePlan.add(source);
  return runs;
}

/** Leave out a component that cannot run here and that nothing needs: it would fail the build. */
function reportUnused(source: SourceFile, codePlan: CodePlan, { report }: PlanInput): void {
  // The theme may give it to documents by another name.
  if (codePlan.has(source.from)) return;
  const flaw = codePlan.flawOf(source);
  const lacks = codePlan.missingPackageOf(source);
  if (flaw)
    report.left(
      `A component that imports ${wantOf(flaw)}, and that no document names`,
      flaw.place,
      'Write what it needs of it yourself, and put it into content/components/.',
    );
  else if (lacks)
    report.left(
      `A component that needs the package ${lacks.source}, and that nothing shows`,
      lacks.place,
      'Where you want to show it, put it into content/components/ and install the package.',
    );
}

/** Sidebars that say more than "everything, by folders". */
function planSidebars(docs: DocsPlugin, { report, site }: PlanInput): PlannedFile[] {
  if (!versionsOf(docs, site).shown.has('current')) return [];
  if (docs.sidebars === null)
    report.left('Docs without a sidebar', site.configFile, 'They have the one of their folders here.');
  const sidebars = recordOf(flatSidebars(docs.sidebars));
  const [only, ...more] = Object.values(sidebars);
  const [item, ...items] = listOf(only);
  const isGenerated = isRecord(item) && item['type'] === 'autogenerated' && item['dirName'] === '.';
  const saysNothing = docs.docsId === undefined && more.length === 0 && items.length === 0 && isGenerated;
  if (only === undefined || saysNothing) return [];
  const from = docs.file && sitePath(site.dir, docs.file);
  const to = `content/${sidebarsFile(versionKey('current', docs.docsId))}`;
  report.changed(`Sidebars are data in ${to}`, from);
  const text = vouched(JSON.stringify(sidebars, null, 2), basePathOf(site));
  return [{ to, ...(from && { from }), text: `${text}\n` }];
}

function planVersions(plugin: DocsPlugin, input: PlanInput): PlannedFile[] {
  const { from, released, shown } = versionsOf(plugin, input.site);
  const folder = join(input.site.dir, `${plugin.prefix}versioned_docs`);
  const kept = existsSync(folder) ? readdirSync(folder).flatMap((name) => /^version-(.+)$/.exec(name)?.[1] ?? []) : [];
  const left = [...new Set(['current', ...released, ...kept])].filter((name) => !shown.has(name));
  if (left.length > 0)
    input.report.changed(`Versions that the site did not show stay behind: ${left.join(', ')}`, from);
  if (released.length === 0) return [];
  const names = released.filter((name) => shown.has(name));
  return [{ to: `content/${versionsFile(plugin.docsId)}`, from, text: `${JSON.stringify(names, null, 2)}\n` }];
}

const versionIn =
  /_(?:docs|sidebars)\/version-(.+?)(?:\/|-sidebars\.json$)|^content\/i18n\/[^/]+\/[^/]+\/(?:version-(.+?)|(current))(?:\/|\.json$)/;

/** Sidebars of a version name its docs by id alone. */
function planVersionSidebars({ to, file, from }: SourceFile, { report, site }: PlanInput): PlannedFile {
  const whole = readFileSync(file, 'utf8');
  const named = withoutVersionPrefix(whole, versionIn.exec(to)?.[1] ?? '');
  if (named !== undefined)
    report.changed('Sidebars of versions name docs by their ids alone, without `version-…/`', from);
  const text = vouched(flatSidebarsText(named ?? whole), basePathOf(site));
  return text === whole ? { to, file, from } : { to, from, text };
}

/** Removes files of versions that the site does not show. */
function withoutHidden(sources: readonly SourceFile[], input: PlanInput): SourceFile[] {
  const shown = new Map(input.docs.map((plugin) => [plugin, versionsOf(plugin, input.site).shown]));
  return sources.filter(({ kind, to, docs }) => {
    const isShown = docs && shown.get(docs);
    if (!isShown) return true;
    const name = kind === 'docs' ? 'current' : versionIn.exec(to)?.slice(1).find(Boolean);
    return name === undefined || isShown.has(name);
  });
}

/** A file named by an option, from the folder of the plugin or of the site. */
function namedFile(plugin: LoadedPlugin | undefined, key: string, to: string, input: PlanInput): PlannedFile[] {
  const name = textOf(plugin?.options[key]);
  if (!plugin || name === undefined) return [];
  const folder = textOf(plugin.options['path']) ?? plugin.kind;
  const from = [posix.join(folder, name), name].find((path) => existsSync(join(input.site.dir, path)));
  return from === undefined ? [] : [{ to, file: join(input.site.dir, from), from }];
}

/** Plans the files that an import writes, in their order, and names the style sheets that documents import as a whole. */
export function planFiles(input: PlanInput): { files: PlannedFile[]; sheets: string[] } {
  const { site, roots, docs, blog } = input;
  const sources = withoutHidden(listSourceFiles(site.dir, roots), input);
  const names = sources.flatMap(({ to }) => componentName(posix.relative('content', to)) ?? []);
  const components = new InlineComponents(names, (text, from, to) => {
    const moved = rewriteAddresses(text, { from, to }, roots);
    codePlan.addNamed(moved.code);
    return moved.text;
  });
  const codePlan: CodePlan = new CodePlan(input, (source) => planDocument(source, input, plans));
  const theme = readThemeModule(input);
  const plans: DocumentPlans = { components, code: codePlan, parts: partsOfTheme(theme, input), sheets: new Set() };
  const posts: FurtherPosts = new Map();
  const planned = sources.flatMap((source): PlannedFile[] => {
    if (source.kind === 'components') return [];
    if (source.kind === 'posts') return planPost(source, input, plans, posts);
    if (source.kind === 'pages') return planPage(source, input, plans);
    if (source.kind === 'sidebars') return [planVersionSidebars(source, input)];
    const isDocument = ['docs', 'versions', 'blog', 'translations'].includes(source.kind) && markdown.test(source.from);
    if (isDocument) return planDocument(source, input, plans);
    if (source.kind === 'translations') return [planTexts(source)];
    return [{ to: source.to, file: source.file, from: source.from }];
  });
  const documents = sources
    .filter(({ from }) => markdown.test(from))
    .map(({ file }) => input.texts.get(file) ?? readFileSync(file, 'utf8'));
  const unneeded = sources.filter(
    (source) => source.kind === 'components' && !addComponent(source, documents.join('\n'), codePlan),
  );
  const extra = [
    ...Array.from(posts).flatMap(([plugin, own]) => listsOfPosts(plugin, own)),
    ...(theme ? planThemeComponents(input, theme, new Set(names), { code: codePlan, documents }) : []),
    ...docs.flatMap((plugin) => [
      ...planVersions(plugin, input),
      ...planSidebars(plugin, input),
      ...namedFile(plugin, 'tags', `content/${docsFolder(versionKey('current', plugin.docsId))}/tags.yml`, input),
    ]),
    ...localesOf(site)
      .slice(1)
      .flatMap((locale) => codeTexts(site, locale)),
    ...namedFile(blog, 'authorsMapPath', 'content/blog/authors.yml', input),
    ...namedFile(blog, 'tags', 'content/blog/tags.yml', input),
  ];
  for (const source of unneeded) reportUnused(source, codePlan, input);
  // Code beside documents has moved. If a document also shows its text, keep it in both places.
  const ran = new Set(codePlan.files.map(({ from }) => from));
  const isShown = (path: string) =>
    documents.some((text) => text.includes('raw-loader!') && text.includes(posix.basename(path).replace(codeFile, '')));
  // Code that no document names, such as generated sidebars, did nothing there.
  const isIdle = (to: string) => /^content\/(?!components\/)/.test(to) && codeFile.test(to);
  const hasMoved = (path: string, to: string) => (isIdle(to) || (ran.has(path) && runs.test(to))) && !isShown(path);
  const isSheet = (path: string) => plans.sheets.has(path);
  const kept = planned.filter(({ from, to }) => from === undefined || !(hasMoved(from, to) || isSheet(from)));
  const byPath = new Map(
    [...pagesInLanguages(kept, site), ...kept, ...codePlan.files, ...components.files, ...extra].map((file) => [
      file.to,
      file,
    ]),
  );
  return { files: [...byPath.values()].sort((a, b) => (a.to < b.to ? -1 : 1)), sheets: [...plans.sheets].sort() };
}
