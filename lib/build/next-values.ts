import type { SiteConfig } from '../../schema/site';
import { docusaurusModules } from '../content/files/docusaurus-modules';
import { componentsModule } from '../content/files/write-components';
import { feedFiles } from '../site/feed-files';
import { wordsModule } from '../words/write-words';
import { docsValues } from './docs-values';

/**
 * What the bundler takes for modules that are no files: the list of the site's own components, and what these may import.
 * @param contentDir content folder, from the project
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

/** Where development finds the files that a build writes beside the pages (app/beside-pages). */
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
 * What next.config.mjs needs to know of the site. Plain data and not much of it: it is handed over as JSON in a variable of the
 * environment, which Linux ends at 128 kB. A site may have more redirects than that.
 * @param site with the languages in use
 * @param root folder of the project
 * @param contentDir content folder, from `root`
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
