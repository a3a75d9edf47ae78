import { isAbsolute } from 'node:path';
import { listOf, recordOf, textOf, type Values } from '../../report/values';
import { sitePath } from '../files/roots';
import type { LoadedPlugin } from '../load/load-site';
import { nameless, themeNames } from '../load/plugins';
import type { SettingsInput } from './draft';
import type { LeadsSomewhere } from './drop-links';
import { reportOwnRoutes } from './own-routes';
import { reportOptions, reportSwizzled, reportThemeOptions } from './plugin-options';
import { clientModules } from './theme-settings';

/** Keys of the configuration that have a setting here or need none. */
const known = new Set(
  // Faults that were let pass are in `contentCheck.warnings`.
  'headTags onBrokenAnchors onBrokenLinks onBrokenMarkdownLinks title tagline favicon url baseUrl titleDelimiter i18n themeConfig presets plugins themes staticDirectories markdown organizationName projectName deploymentBranch githubHost githubPort customFields future storage'.split(
    ' ',
  ),
);
const knownTheme = new Set(
  'navbar footer announcementBar colorMode tableOfContents metadata prism docs blog image mermaid liveCodeBlock'.split(
    ' ',
  ),
);

const zoomIsBuiltIn = 'A click on a picture shows it at full size.';

/** Advice for settings that were not imported. */
const remedies: Readonly<Record<string, string>> = {
  algolia: 'The search is built in and needs no service.',
  clientModules: 'Code for every page has no place; write a component that the documents use.',
  baseUrlIssueBanner: 'A site under a wrong base path says so by itself (`loadFailureTitle`).',
  noIndex: 'Let the host send `X-Robots-Tag: noindex`.',
  onDuplicateRoutes: 'Two pages of one address always stop the build here.',
  scripts: 'No script of others runs by itself: docs/hosting.md#count-visits tells how one can.',
  ssrTemplate: 'Pages have a fixed frame here.',
  stylesheets: 'Copy what you need into your own styles.',
  trailingSlash: 'Every spelling of an address leads to its page here; docs/hosting.md tells how.',
  zoom: zoomIsBuiltIn,
  imageZoom: zoomIsBuiltIn,
};

/** Addresses of scripts and style sheets of every page, of which the owner decides which are needed. */
function sourcesOf(config: Values, key: string): string {
  if (!/^(?:scripts|stylesheets)$/.test(key)) return '';
  const asked = listOf(config[key]).filter((one) => !isOfFormulas(one));
  const sources = asked.flatMap((one) => {
    const { src, href } = recordOf(one);
    return textOf(one) ?? textOf(src) ?? textOf(href) ?? [];
  });
  return sources.length > 0 ? `: ${sources.join(', ')}` : '';
}

function others(keys: readonly string[], input: SettingsInput): void {
  for (const key of keys)
    input.report.left(
      `\`${key}\`${sourcesOf(input.site.config, key)}`,
      input.placeOf(key),
      remedies[key] ?? 'There is no such setting here.',
    );
}

/** Plugins that make no pages, by words in their names → what to do about them. */
const pageless: readonly (readonly [RegExp, string])[] = [
  [/search|lunr|algolia|typesense/i, 'The search is built in.'],
  [/mermaid/i, 'Diagrams are built in.'],
  [/sitemap/i, 'The sitemap is built in.'],
  [
    /gtag|analytics|tag-?manager|gtm\b|amplitude|clarity|hotjar|matomo|plausible|posthog|segment|umami/i,
    'Count visits as docs/hosting.md#count-visits tells.',
  ],
  [/live-codeblock/, 'Code marked `live` is shown and not run: write a component for what has to run.'],
  [/github-codeblock/, 'Code marked `reference` shows its address: write the code itself there, or link to it.'],
  [/twoslash/i, 'Code marked `twoslash` shows what is for readers. The types in it do not show.'],
  [/sass/i, 'Style sheets in Sass come as CSS.'],
  [
    /tailwind/i,
    'The classes of Tailwind are built in. Name colours and sizes of your own in site.css: `@theme { --color-tide: #08f }`.',
  ],
  [/postcss|\bless\b/i, 'Write styles as plain CSS.'],
  [/zoom/i, zoomIsBuiltIn],
  [/\bpwa\b/, 'Pages need a network here. The manifest is made of the title and the icons.'],
];

/** What to do about a plugin that makes no pages, known by its name. */
export function withoutPages(name: string): string | undefined {
  return pageless.find(([words]) => words.test(name))?.[1];
}

function nextStep(name: string, bundles = false): string {
  const known = withoutPages(name);
  if (known !== undefined) return known;
  if (bundles)
    return 'It has no pages. Where code needed what it told the bundler, the build says so; files that it wrote are missing.';
  if (/typedoc|openapi|graphql|docgen|api-extractor/i.test(name))
    return 'Let it write its documents in the old site, and import again: they come along. Run it there for new ones.';
  if (/^\.{0,2}\/|^(?!.*docusaurus|plugin-)[a-z][\w-]*$/i.test(name) || name === nameless)
    return 'It is code of the site itself: see whether its pages are missed.';
  return 'Look for what it did in docs/writing.md.';
}

/** Built in, so not reported. */
const builtIn = /mermaid|sitemap|preset: (?:theme|svgr)/;

/** Docusaurus' own plugins, by their names in configurations. */
const byName = /^preset: |(?:^|-)content-(?:docs|blog|pages)|client-redirects/;

/** Shows a plugin that is named by a path from the folder of the site. */
function shownName(name: string, { site }: SettingsInput): string {
  return isAbsolute(name) ? `./${sitePath(site.dir, name)}` : name;
}

function reportPlugin(plugin: LoadedPlugin, input: SettingsInput): void {
  const { kind, done, bundles } = plugin;
  if (done) return;
  const name = shownName(plugin.name, input);
  if (kind !== 'other') reportOptions({ ...plugin, name }, input);
  const place = input.placeOf(name.replace(/^preset: /, ''));
  if (kind === 'other' && !builtIn.test(name))
    input.report.left(name === nameless ? 'A plugin without a name' : `Plugin ${name}`, place, nextStep(name, bundles));
  if (kind !== 'other' && !byName.test(name))
    input.report.left(`What the plugin ${name} adds to plugin-content-${kind}`, place, 'See what is missed of it.');
}

/** Whether an external style sheet is that of formulas, which is built in. */
function isOfFormulas(sheet: unknown): boolean {
  return /\bkatex\b/.test(textOf(sheet) ?? textOf(recordOf(sheet)['href']) ?? '');
}

/** Reports every setting and plugin without a counterpart. */
export function reportLeftovers(input: SettingsInput, paths: readonly string[], leads: LeadsSomewhere): void {
  const { site, theme, report, placeOf } = input;
  const isRead = (key: string) =>
    known.has(key) ||
    (key === 'clientModules' && clientModules(site).code.length === 0) ||
    (key === 'stylesheets' && listOf(site.config[key]).every(isOfFormulas));
  const ofTheme = Object.keys(theme).filter((key) => !knownTheme.has(key));
  others([...Object.keys(site.config).filter((key) => !isRead(key)), ...ofTheme], input);
  if (theme['image'] !== undefined)
    report.left('The picture of link previews', placeOf('image'), 'Each page gets one drawn from its title.');
  reportThemeOptions(input);
  reportSwizzled(input, paths);
  const markdown = recordOf(site.config['markdown']);
  for (const key of ['remarkRehypeOptions', 'anchors'])
    if (markdown[key] !== undefined)
      report.left(`\`markdown.${key}\``, placeOf(key), 'Markdown is read as it is written.');
  for (const plugin of site.plugins) reportPlugin(plugin, input);
  reportOwnRoutes(input, leads);
  for (const theme of themeNames(site)) {
    const name = shownName(theme ?? 'without a name', input);
    if (!/mermaid|^(?:@docusaurus\/theme-)?classic$/.test(name))
      report.left(`Theme ${name}`, placeOf('themes'), nextStep(name));
  }
  for (const { name, reason } of site.missing)
    if (!/^@docusaurus\/|prism-react-renderer|remark-math|rehype-(?:katex|mathjax)/.test(name))
      report.changed(`\`${name}\` ${reason}: the configuration was read without it`, site.configFile);
}
