import { join } from 'node:path';
import type { SiteConfig } from '../../schema/site';
import { site } from '../config/site';
import { docusaurusModules } from '../content/files/docusaurus-modules';
import { componentsModule } from '../content/files/write-components';
import { withLanguagesInUse } from '../content/model/languages-in-use';
import { feedFiles } from '../site/feed-files';
import { wordsModule } from '../words/write-words';

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
 * What next.config.mjs needs to know of the site. Plain data: `npm run dev` hands it over as JSON.
 * @param root folder of the project
 * @param contentDir content folder, from `root`
 */
export function nextValues(root: string, contentDir: string) {
  const inUse = withLanguagesInUse(site, join(root, contentDir));
  return { site: inUse, rewrites: fileRewrites(inUse), aliases: bundlerAliases(contentDir) };
}
