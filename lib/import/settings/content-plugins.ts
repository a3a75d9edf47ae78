import trim from 'lodash-es/trim.js';
import { recordOf, textOf, type Values } from '../../report/values';
import { type DocsPlugin, versionsOf } from '../choose-plugins';
import { type Draft, defined, type SettingsInput } from './draft';
import { formulaSettings } from './formulas';

/** A route prefix in the form of the schema: `docs`, or `/`. */
function routeBase(value: unknown, fallback: string): string {
  const base = trim(typeof value === 'string' ? value : fallback, '/');
  return base === '' ? '/' : base;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function docsSettings(input: SettingsInput): Draft | undefined {
  const [main, ...others] = input.docs;
  const base = routeBase(main?.options['routeBasePath'], 'docs');
  const instances = others.flatMap((plugin): [string, Draft][] => {
    const own = routeBase(plugin.options['routeBasePath'], 'docs');
    const settings = defined({
      routeBasePath: own === plugin.docsId ? undefined : own,
      versions: versions(plugin, input),
    });
    return plugin.docsId !== undefined && settings ? [[plugin.docsId, settings]] : [];
  });
  return defined({
    routeBasePath: base === 'docs' ? undefined : base,
    breadcrumbs: main?.options['breadcrumbs'] === false ? false : undefined,
    sidebarCollapsed: main?.options['sidebarCollapsed'] === false ? false : undefined,
    instances: instances.length > 0 ? Object.fromEntries(instances) : undefined,
    showDescription: main && false,
  });
}

function blogSettings({ blog }: SettingsInput): Draft | undefined {
  if (!blog) return undefined;
  const { options } = blog;
  const base = routeBase(options['routeBasePath'], 'blog');
  return defined({
    routeBasePath: base === 'blog' ? undefined : base,
    showDescription: false,
    title: textOf(options['blogTitle']),
    description: textOf(options['blogDescription']),
    postsPerPage: options['postsPerPage'] === 'ALL' ? 'ALL' : numberOf(options['postsPerPage']),
    sidebarTitle: textOf(options['blogSidebarTitle']),
    sidebarCount: options['blogSidebarCount'] === 'ALL' ? 'ALL' : numberOf(options['blogSidebarCount']),
  });
}

function editUrl({ docs: [docs, ...others], blog, report, placeOf }: SettingsInput): string | undefined {
  const written = [docs, blog, ...others].flatMap((plugin) => plugin?.options['editUrl'] ?? []);
  const urls = written.flatMap((url) => textOf(url)?.replace(/\/*$/, '/') ?? []);
  const [base] = urls;
  if (base === undefined) {
    if (written.length > 0)
      report.left('`editUrl` is a function that no prefix stands for', placeOf('editUrl'), 'Set `editUrl` by hand.');
    return undefined;
  }
  if (urls.some((url) => url !== base))
    report.left('There are several `editUrl`s', placeOf('editUrl'), `All pages use ${base} now.`);
  report.changed('Edit links lead into `content/`, where the files lie now', placeOf('editUrl'));
  return `${base}content/`;
}

const ofVersions = new Set(['label', 'path', 'banner', 'badge', 'className', 'noIndex']);

function versions(docs: DocsPlugin | undefined, input: SettingsInput): Draft | undefined {
  if (!docs) return undefined;
  const { report, placeOf } = input;
  const { shown } = versionsOf(docs, input.site);
  const settings = recordOf(docs.options['versions']);
  const own = Object.entries(settings).filter(([name]) => shown.has(name));
  for (const [name, value] of own) {
    const others = Object.keys(recordOf(value)).filter((key) => !ofVersions.has(key));
    const text = `Of version ${name}: ${others.join(', ')}`;
    if (others.length > 0) report.left(text, placeOf('versions'), 'Every version looks the same here.');
  }
  /** The values of an option by the names of the versions. */
  const each = (read: (options: Values, name: string) => unknown) =>
    defined(Object.fromEntries(own.map(([name, value]) => [name, read(recordOf(value), name)])));
  // Docusaurus shows the name of the version above each page if there are several, unless an option says otherwise.
  const hasBadge = (name: string) => {
    const { badge } = recordOf(settings[name]);
    return typeof badge === 'boolean' ? badge : shown.size > 1;
  };
  const noIndex = own.filter(([, value]) => recordOf(value)['noIndex'] === true).map(([name]) => name);
  return defined({
    currentLabel: textOf(recordOf(settings['current'])['label']),
    labels: each(({ label }, name) => (name === 'current' ? undefined : textOf(label))),
    last: textOf(docs.options['lastVersion']),
    paths: each(({ path }) => (typeof path === 'string' ? trim(path, '/') : undefined)),
    banners: each(({ banner }) => textOf(banner)),
    badges: defined(Object.fromEntries([...shown].filter(hasBadge).map((name) => [name, true]))),
    classNames: each(({ className }) => textOf(className)),
    noIndex: noIndex.length > 0 ? noIndex : undefined,
  });
}

/** The settings of docs, blog and Markdown. */
export function contentSettings(input: SettingsInput): Draft {
  const { site } = input;
  const toc = recordOf(input.theme['tableOfContents']);
  const markdown = recordOf(site.config['markdown']);
  const sidebars = Object.keys(recordOf(input.docs[0]?.sidebars));
  return {
    ...defined({
      sidebarId: sidebars.length === 1 ? sidebars[0] : undefined,
      docs: docsSettings(input),
      blog: blogSettings(input),
      tableOfContents: defined({
        minHeadingLevel: numberOf(toc['minHeadingLevel']),
        maxHeadingLevel: numberOf(toc['maxHeadingLevel']),
      }),
      editUrl: editUrl(input),
      versions: versions(input.docs[0], input),
      contentCheck:
        input.blog?.options['onUntruncatedBlogPosts'] === 'ignore' ? { ignore: ['blog/no-truncate'] } : undefined,
      markdown: defined({
        ...formulaSettings(input),
        emoji: markdown['emoji'] === false ? false : undefined,
        format: markdown['format'] === 'mdx' ? undefined : textOf(markdown['format']),
      }),
    }),
  };
}
