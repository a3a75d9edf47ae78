import { site } from '../config/site';
import { docusaurusModules } from '../content/docusaurus-modules';
import { componentsModule } from '../content/write-components';
import { feedFiles, feedFolder } from '../site/feed-files';
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

const aliases = bundlerAliases(process.env['CONTENT_DIR'] ?? 'content');

/** What next.config.mjs needs to know of the site. Plain data: `npm run dev` hands it over as JSON. */
export const nextValues = { site, feedFiles, feedFolder, aliases };
