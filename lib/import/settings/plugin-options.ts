import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtInModules } from '../../mdx/components/components';
import { attempt } from '../../report/attempt';
import { isRecord, recordOf, textOf } from '../../report/values';
import { ownMagicComments } from '../files/code-fences';
import type { LoadedPlugin, LoadedSite } from '../load/load-site';
import { codeKey } from '../load/plain-value';
import type { SettingsInput } from './draft';
import { listedPlugins } from './written-plugins';

const markdownKeys =
  'remarkPlugins rehypePlugins beforeDefaultRemarkPlugins beforeDefaultRehypePlugins recmaPlugins'.split(' ');
const common = `id path routeBasePath include exclude editUrl editLocalizedFiles editCurrentVersion tags onInlineTags showLastUpdateTime showLastUpdateAuthor admonitions ${markdownKeys.join(' ')}`;
/** Options of each plugin that are imported, or that have no effect here. */
const known: Readonly<Record<string, ReadonlySet<string>>> = {
  docs: new Set(
    `${common} sidebarPath versions lastVersion onlyIncludeVersions includeCurrentVersion disableVersioning numberPrefixParser sidebarCollapsed sidebarItemsGenerator breadcrumbs`.split(
      ' ',
    ),
  ),
  blog: new Set(
    `${common} blogTitle blogDescription blogSidebarTitle blogSidebarCount postsPerPage authorsMapPath showReadingTime feedOptions onInlineAuthors onUntruncatedBlogPosts truncateMarker`.split(
      ' ',
    ),
  ),
  pages: new Set(common.split(' ')),
};
const usual: Readonly<Record<string, unknown>> = {
  archiveBasePath: 'archive',
  authorsBasePath: 'authors',
  pageBasePath: 'page',
  sidebarCollapsible: true,
  sortPosts: 'descending',
  tagsBasePath: 'tags',
};
const remedies: Readonly<Record<string, string>> = {
  archiveBasePath: 'The archive is at `archive` below the blog.',
  processBlogPosts: 'Mark posts that are not to be seen as `draft` or `unlisted`.',
  sidebarCollapsible: 'Write `"collapsible": false` into the categories.',
  sortPosts: 'The newest post comes first here.',
  tagsBasePath: 'Tags are at `tags`: lead from the old addresses with `redirects`.',
};

/** Markdown plugins whose work this project does itself. Those of the site, such as `slugifyLinks`, are called otherwise. */
const builtIn =
  /^(?:.*\/)?(?:(?:remark|rehype|mdx)-?)?(?:plugin-?)?(?:math\w*|katex\w*|npm2yarn|gfm|emoji|mermaid|admonitions|slug|autolink-?headings|unwrap-?images|(?:shiki-?)?twoslash|code-?import)(?:-?plugin)?$/i;
/** A default export without a name. */
const nameless = /^(?:|default|plugin|attacher|transformer)$/;

/** Markdown plugins of the site without a counterpart, with the option that names them. */
export function ownMarkdownPlugins(ofSite: LoadedPlugin, site: LoadedSite) {
  return markdownKeys.flatMap((key) =>
    listedPlugins(ofSite, key, site).flatMap(({ plugin, index, written }) => {
      const own = isRecord(plugin) ? String(plugin[codeKey]) : (textOf(plugin) ?? '');
      const name = nameless.test(own) ? written : own;
      const isBuiltIn = name === undefined ? /npm2yarn/.test(site.configText) : builtIn.test(name);
      return isBuiltIn ? [] : [{ key, index, name: name ?? 'without a name' }];
    }),
  );
}

function markdownPlugins(plugin: LoadedPlugin, { report, placeOf, site }: SettingsInput): void {
  // Those of Markdown have run.
  for (const { key, name } of ownMarkdownPlugins(plugin, site).filter(({ key }) => !/remarkPlugins$/i.test(key)))
    report.left(`The Markdown plugin ${name}`, placeOf(key), 'Write into the documents what it made of them.');
}

/** Reports options of docs, blog and pages without a counterpart. */
export function reportOptions(plugin: LoadedPlugin, input: SettingsInput): void {
  const { report, placeOf } = input;
  for (const [key, value] of Object.entries(plugin.options)) {
    if (known[plugin.kind]?.has(key) !== false || value === undefined || value === usual[key]) continue;
    report.left(`\`${key}\` of ${plugin.name}`, placeOf(key), remedies[key] ?? 'There is no such setting here.');
  }
  markdownPlugins(plugin, input);
}

/** Reports components of the theme that the site replaces, except those that came, by the paths of the files. */
export function reportSwizzled({ site, report }: SettingsInput, paths: readonly string[]): void {
  const names = attempt(() => readdirSync(join(site.dir, 'src/theme')), []).sort();
  const came = (name: string) => paths.some((path) => `${path}/`.startsWith(`content/components/theme/${name}/`));
  const isCode = (name: string) => !name.includes('.') || /\.[cm]?[jt]sx?$/.test(name);
  for (const name of names.filter((name) => isCode(name) && !/^MDXComponents(?:\.|$)/.test(name) && !came(name)))
    report.left(
      `<${name.replace(/\.\w+$/, '')}> of the theme as the site makes it`,
      `src/theme/${name}`,
      remedyForTheme(name.replace(/\.\w+$/, '')),
    );
}

/** Advice for a component of the theme: documents use some, others are parts of the page layout. */
function remedyForTheme(name: string): string {
  if (name === 'Admonition')
    return 'Admonitions look as they do on all pages here: types of your own are `:::info` with a title, and site.css may say how they look.';
  if (name === 'Root')
    return 'Code for every page has no place; docs/hosting.md#count-visits tells how a script can run on each.';
  if (name === 'prism-include-languages')
    return 'Languages of your own have no colours here; most others are built in (shiki.style/languages).';
  if ([...builtInModules.keys()].includes(`@theme/${name}`))
    return `Documents show the <${name}> of this site: write what is missed of its looks into site.css.`;
  return 'Pages have a fixed frame here; write what is missed of its looks into site.css.';
}

/** Reports settings of the theme that are imported in part. */
export function reportThemeOptions({ site, theme, report, placeOf }: SettingsInput): void {
  const navbar = recordOf(theme['navbar']);
  const sidebar = recordOf(recordOf(theme['docs'])['sidebar']);
  const tell = (asked: unknown, text: string, key: string, next: string) => {
    if (asked !== undefined && asked !== false) report.left(text, placeOf(key), next);
  };
  tell(navbar['hideOnScroll'], '`navbar.hideOnScroll`', 'hideOnScroll', 'The bar stays in view.');
  tell(sidebar['hideable'], '`docs.sidebar.hideable`', 'hideable', 'The sidebar stays beside the page.');
  tell(
    sidebar['autoCollapseCategories'],
    '`docs.sidebar.autoCollapseCategories`',
    'autoCollapseCategories',
    'Categories stay open until readers close them.',
  );
  const own = ownMagicComments(site).map(({ className }) => className);
  if (own.length > 0) {
    const text = `Comments in code that mark lines in a way of the site: ${own.join(', ')}`;
    report.changed(
      `${text}. Added and removed lines are marked as such here, others highlighted`,
      placeOf('magicComments'),
    );
  }
}
