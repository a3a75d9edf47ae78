import type { SiteInput } from '../../check/content/site-input';
import { pageTranslations } from '../../check/translation-state';
import type { CmsEntry, ManifestRow } from '../adapters/adapter';
import type { PublishedSite } from './published-site';

export type SiteLanguage = Pick<SiteInput['config']['locales'][number], 'code' | 'label'>;

export type NamedEntry = Pick<CmsEntry, 'kind' | 'id' | 'title' | 'path'>;

export type LanguageReport = ReturnType<typeof translationReport>[number];

function named({ kind, id, title, path }: CmsEntry): NamedEntry {
  return { kind, id, title, path };
}

/** Missing and outdated translations in each language but the default one, by the dates of the CMS instead of git. */
export function translationReport(input: SiteInput, { rows, entriesAt }: Pick<PublishedSite, 'rows' | 'entriesAt'>) {
  const updates = new Map(rows().map(({ path, updatedAt }: ManifestRow) => [path, { date: updatedAt }]));
  return pageTranslations(input, updates).map(({ code, label, pages }) => {
    const known = pages.filter(({ original }) => entriesAt(original).length > 0);
    const translated = known.filter(({ file }) => file !== undefined);
    return {
      code,
      label,
      pages: known.length,
      translated: translated.length,
      /** Originals without a published translation. */
      missing: known.filter(({ file }) => file === undefined).flatMap(({ original }) => entriesAt(original).map(named)),
      /** Translations that were published before the last change of their original. */
      outdated: translated.flatMap(({ file = '', older }) => (older ? entriesAt(file).map(named) : [])),
    };
  });
}
