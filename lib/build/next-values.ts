import type { SiteConfig } from '../../schema/site';
import { docusaurusModules } from '../content/files/docusaurus-modules';
import { componentsModule } from '../content/files/write-components';
import { feedFiles } from '../site/feed-files';
import { wordsModule } from '../words/write-words';
import { docsValues } from './docs-values';

/**
 * Module names for the bundler that are no files: the list of the site's own components, and modules that these may import.
 * @param contentDir content folder, relative to the project
 */
export function bundlerAliases(contentDir: string): Readonly<Record<string, string>> {
  return {
    ...docusaurusModules,
    'site-words': `./${wordsModule(contentDir)}`,
    'own-components': `./${componentsModule(contentDir)}`,
    '@site/src/components/*': `./${contentDir}/components/*`,
    '@site/static/*': './public/*',
  };
}

/** Routes in development of the files that a build writes beside pages (app/beside-pages). */
function fileRewrites({ locales, blog }: SiteConfig): { source: string; destination: string }[] {
  const blogRoot = blog.routeBasePath === '/' ? '' : blog.routeBasePath;
  const feeds = locales.flatMap(({ code }, index) =>
    feedFiles.map(({ file }) => `${index === 0 ? '' : `/${code}`}${blogRoot}/${file}`),
  );
  const data = ['/pages.json', '/search-doc.json', '/search-index.json', '/search/:path*', '/sidebar/:file'];
  const sources = [...data, ...feeds, '/assets/:path*'].map((source) => ({ source, to: source }));
  return [...sources, { source: '/:route(.+).md', to: '/:route.md' }].map(({ source, to }) => ({
    source,
    destination: `/beside-pages${to}`,
  }));
}

/**
 * Data of the site for next.config.mjs. It is small, because it is passed as JSON in an environment variable, which Linux
 * limits to 128 kB. The redirects of a site may exceed that.
 * @param site with the languages in use
 * @param root folder of the project
 * @param contentDir content folder, relative to `root`
 */
export function nextValues(site: SiteConfig, root: string, contentDir: string) {
  const { basePath, url, title, tagline, customFields, search, assistants } = site;
  const locales = site.locales.map(({ texts: _, ...locale }) => locale);
  return {
    site: { basePath, url, title, tagline, customFields, search, assistants, locales },
    docs: docsValues(site, root, contentDir),
    rewrites: fileRewrites(site),
    aliases: bundlerAliases(contentDir),
  };
}
