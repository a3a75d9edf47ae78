import trim from 'lodash-es/trim.js';
import { recordOf, textOf } from '../../report/values';
import type { DocsPlugin } from '../choose-plugins';
import { versionsOf } from '../plugin-versions';
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
  const [first, second] = [docs, blog].map((plugin) => textOf(plugin?.options['editUrl']));
  const base = first ?? second;
  if (base === undefined) {
    const written = docs?.options['editUrl'] ?? blog?.options['editUrl'];
    if (written !== undefined)
      report.left('`editUrl` is a function that no prefix stands for', placeOf('editUrl'), 'Set `editUrl` by hand.');
    return undefined;
  }
  const own = [blog, ...others].map((plugin) => textOf(plugin?.options['editUrl']));
  if (own.some((url) => url !== undefined && url !== base))
    report.left('There are several `editUrl`s', placeOf('editUrl'), `All pages use ${base} now.`);
  report.changed('Edit links lead into `content/`, where the files lie now', placeOf('editUrl'));
  return `${base.replace(/\/*$/, '/')}content/`;
}

function versions(docs: DocsPlugin | undefined, input: SettingsInput): Draft | undefined {
  if (!docs) return undefined;
  const { report, placeOf } = input;
  const { shown } = versionsOf(docs, input.site);
  const settings = recordOf(docs.options['versions']);
  const labels: Draft = {};
  const paths: Draft = {};
  const banners: Draft = {};
  // Docusaurus shows the name of the version above each page if there are several, unless an option says otherwise.
  const badges: Draft = shown.size > 1 ? Object.fromEntries([...shown].map((name) => [name, true])) : {};
  const classNames: Draft = {};
  const noIndex: string[] = [];
  for (const [name, value] of Object.entries(settings)) {
    if (!shown.has(name)) continue;
    const { label, path, banner, badge, className, noIndex: hidden, ...rest } = recordOf(value);
    if (textOf(label) !== undefined && name !== 'current') labels[name] = label;
    if (typeof path === 'string') paths[name] = trim(path, '/');
    if (textOf(banner) !== undefined) banners[name] = banner;
    if (typeof badge === 'boolean') badges[name] = badge;
    if (textOf(className) !== undefined) classNames[name] = className;
    if (hidden === true) noIndex.push(name);
    const others = Object.keys(rest);
    if (others.length > 0) {
      const text = `Of version ${name}: ${others.join(', ')}`;
      report.left(text, placeOf('versions'), 'Every version looks the same here.');
    }
  }
  return defined({
    currentLabel: textOf(recordOf(settings['current'])['label']),
    labels: defined(labels),
    last: textOf(docs.options['lastVersion']),
    paths: defined(paths),
    banners: defined(banners),
    // Without the option there is none.
    badges: defined(Object.fromEntries(Object.entries(badges).filter(([, isShown]) => isShown))),
    classNames: defined(classNames),
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
