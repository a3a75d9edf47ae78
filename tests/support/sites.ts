import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateSiteConfig } from '../../lib/config/config-mistakes';
import { overrideSiteConfig } from '../../lib/config/override-site-config';
import { site } from '../../lib/config/site';
import type { SiteConfig } from '../../schema/site';

/** A site that exists for tests: tests/sites/<name>/ with content/ and site.json, its whole configuration. */
export interface TestSite {
  name: string;
  /** Folders of its sources and of its export, from the project's. */
  content: string;
  out: string;
  /** Keys of the configuration as `ensureBuilt` takes them. */
  config: Readonly<Record<string, unknown>>;
  site: SiteConfig;
  /** Builds the export where another way than that of every site leads to it. */
  build?: () => Promise<void>;
}

/** The variable SITE_CONFIG for a site; empty for one that changes nothing, which is what `npm run build` has. */
export function siteConfigOf(config: TestSite['config'] = {}): string {
  return Object.keys(config).length > 0 ? JSON.stringify(config) : '';
}

/** The product's own site, for what asks nothing about its words. */
export const ownSite: TestSite = { name: 'own', content: 'content', out: 'out', config: {}, site };

/**
 * Reads the configuration of a site for tests.
 * @param changes keys that this use of the site has otherwise; its export then needs a name of its own
 */
export function testSite(name: string, changes: Readonly<Record<string, unknown>> = {}, outName = name): TestSite {
  const folder = join('tests', 'sites', name);
  const written = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as Readonly<Record<string, unknown>>;
  const config = { ...overrideSiteConfig(written, JSON.stringify(changes)), extends: null };
  const { extends: _, ...values } = config;
  return {
    name,
    content: join(folder, 'content'),
    out: join('.cache', 'sites', outName),
    config,
    site: validateSiteConfig(values),
  };
}

/** The site of all features with the other choice wherever there are two: at the root of its host, searched by Pagefind. */
export const otherwise = testSite('features', { basePath: '/', search: { engine: 'pagefind' } }, 'features-otherwise');
