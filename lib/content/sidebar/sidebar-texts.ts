import { join } from 'node:path';
import { readMessages } from '../../words/read-texts';
import { splitVersionKey } from '../files/docs-folders';
import { docsTranslations } from '../files/translations';
import type { SourceItem } from './declared-sidebars';

/** Translated texts of the sidebars of a version, by their keys in Docusaurus. */
export type SidebarTexts = ReadonlyMap<string, string>;

/** Path of i18n/<language>/docusaurus-plugin-content-docs/current.json, or of that of a release, below the content folder. */
export function sidebarTextsFile(locale: string, version: string): string {
  const { name, docsId } = splitVersionKey(version);
  const file = `${name === 'current' ? name : `version-${name}`}.json`;
  return `i18n/${locale}/${docsTranslations(docsId)}/${file}`;
}

/** Reads such a file; empty if there is none. */
export function readSidebarTexts(contentDir: string, locale: string, version: string): SidebarTexts {
  return new Map(readMessages(join(contentDir, sidebarTextsFile(locale, version))));
}

/** The items of a sidebar with translated labels; others keep their own. */
export function translateSidebar(items: readonly SourceItem[], sidebar: string, texts: SidebarTexts): SourceItem[] {
  if (texts.size === 0) return [...items];
  // A site of Docusaurus without a file of sidebars calls the one of its folders defaultSidebar.
  const text = (key: string) => texts.get(`sidebar.${sidebar}.${key}`) ?? texts.get(`sidebar.defaultSidebar.${key}`);
  return items.map((item): SourceItem => {
    if (item.type === 'link' || (item.type === 'doc' && item.label !== undefined)) {
      const label = text(`${item.type}.${item.label}`);
      return label === undefined ? item : { ...item, label, translated: { label: true } };
    }
    if (item.type !== 'category') return item;
    const key = `category.${item.key ?? item.label}`;
    const label = text(key);
    const { link } = item;
    const title = text(`${key}.link.generated-index.title`);
    const description = text(`${key}.link.generated-index.description`);
    return {
      ...item,
      key: item.key ?? item.label,
      label: label ?? item.label,
      original: item.label,
      translated: {
        ...item.translated,
        ...(label !== undefined && { label: true }),
        ...(title && { title: true }),
        ...(description && { lead: true }),
      },
      ...(link?.type === 'generated-index' && {
        // Its address is that of the original.
        link: { ...link, slug: link.slug, ...(title && { title }), ...(description && { description }) },
      }),
      items: translateSidebar(item.items, sidebar, texts),
    };
  });
}
