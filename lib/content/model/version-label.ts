import type { SiteConfig } from '../../../schema/site';
import { localSite } from '../../config/local-site';
import { attempt } from '../../report/attempt';
import { readTexts, type Texts } from '../../words/read-texts';
import { readLanguage } from '../../words/read-words';
import { splitVersionKey } from '../files/docs-folders';
import { readSidebarTexts, type SidebarTexts } from '../sidebar/sidebar-texts';
import { docsSettings, readReleased } from './released-versions';

/** Label of a version, in the language of `texts`. */
export function versionLabel(key: string, site: SiteConfig, texts: SidebarTexts): string {
  const { name, docsId } = splitVersionKey(key);
  const { labels, currentLabel } = docsSettings(site, docsId).versions;
  const current = currentLabel ?? site.versions.currentLabel ?? name;
  return texts.get('version.label') ?? labels[name] ?? (name === 'current' ? current : name);
}

function labelsIn(contentDir: string, site: SiteConfig, code: string): string[] {
  const local = localSite(site, readLanguage(contentDir, code).words, code, readTexts(contentDir, site, code));
  // Empty if the list cannot be read, which the content check reports.
  const versions = attempt(() => ['current', ...readReleased(contentDir)], []);
  return versions.map((key) => versionLabel(key, local, readSidebarTexts(contentDir, code, key)));
}

/** Labels of versions in the default language → in another one. The navbar shows them on pages outside of the docs. */
export function versionTexts(contentDir: string, site: SiteConfig, code: string): Texts {
  const labels = labelsIn(contentDir, site, code);
  const written = labelsIn(contentDir, site, site.locales[0]?.code ?? code);
  const pairs = written.flatMap((label, at) => {
    const own = labels[at];
    return own === undefined || own === label ? [] : [[label, own] as const];
  });
  return labels.length > 1 ? Object.fromEntries(pairs) : {};
}
