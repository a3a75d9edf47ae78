import type { SiteConfig } from '../../../schema/site';
import { localSite } from '../../config/local-site';
import { readTexts, type Texts } from '../../words/read-texts';
import { readLanguage } from '../../words/read-words';
import { splitVersionKey } from '../files/docs-folders';
import { readSidebarTexts, type SidebarTexts } from '../sidebar/sidebar-texts';
import { docsSettings, readReleased } from './released-versions';

/** What a version is called, in a language that `texts` are of. */
export function versionLabel(key: string, site: SiteConfig, texts: SidebarTexts): string {
  const { name, docsId } = splitVersionKey(key);
  const { labels, currentLabel } = docsSettings(site, docsId).versions;
  const current = currentLabel ?? site.versions.currentLabel ?? name;
  return texts.get('version.label') ?? labels[name] ?? (name === 'current' ? current : name);
}

/** Every version of the docs; none where the list cannot be read, which the content check names. */
function versionsIn(contentDir: string): string[] {
  try {
    return ['current', ...readReleased(contentDir)];
  } catch {
    return [];
  }
}

function labelsIn(contentDir: string, site: SiteConfig, code: string): string[] {
  const local = localSite(site, readLanguage(contentDir, code).words, code, readTexts(contentDir, site, code));
  return versionsIn(contentDir).map((key) => versionLabel(key, local, readSidebarTexts(contentDir, code, key)));
}

/**
 * What versions are called in the default language → in another one. The navbar names them beside pages that are of none.
 * @param code of the other language
 */
export function versionTexts(contentDir: string, site: SiteConfig, code: string): Texts {
  const labels = labelsIn(contentDir, site, code);
  const written = labelsIn(contentDir, site, site.locales[0]?.code ?? code);
  const pairs = written.flatMap((label, at) => {
    const own = labels[at];
    return own === undefined || own === label ? [] : [[label, own] as const];
  });
  return labels.length > 1 ? Object.fromEntries(pairs) : {};
}
