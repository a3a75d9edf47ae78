import { safeData } from '../snapshot/safe-data';
import type { SourceDocument } from '../types';
import { docsFolder, splitDocsPath, splitVersionKey, versionKey } from './docs-folders';

/**
 * Places of translations below the content folder, as in Docusaurus: i18n/<language>/docusaurus-plugin-content-docs/current for
 * docs/, version-2.0/ beside it for a release, docusaurus-plugin-content-docs-community for further docs, and
 * docusaurus-plugin-content-blog and -pages. A translated file replaces its original.
 */
const translation = /^i18n\/([^/]+)\/docusaurus-plugin-content-(docs|blog|pages)(?:-([^/]+))?\/(.+)$/;

/** Language of a translated file and path of its original; undefined for any other file. */
export function splitTranslation(path: string): { locale: string; original: string } | undefined {
  const [, locale, plugin, id, below] = translation.exec(path) ?? [];
  if (locale === undefined || below === undefined) return undefined;
  if (plugin !== 'docs') return id === undefined ? { locale, original: `${plugin}/${below}` } : undefined;
  const [, version, rest] = /^(current|version-[^/]+)\/(.+)$/.exec(below) ?? [];
  if (version === undefined || rest === undefined) return undefined;
  const folder = docsFolder(versionKey(version.replace(/^version-/, ''), id));
  return { locale, original: `${folder}/${rest}` };
}

/** Folder of the translations of docs, below that of a language. */
export function docsTranslations(docsId: string | undefined): string {
  return `docusaurus-plugin-content-docs${docsId === undefined ? '' : `-${docsId}`}`;
}

/** Path of the translation of a content file; undefined for files without translations. */
export function translationPath(original: string, locale: string): string | undefined {
  const docs = splitDocsPath(original);
  if (docs) {
    const { name, docsId } = splitVersionKey(docs.version);
    const folder = name === 'current' ? name : `version-${name}`;
    return `i18n/${locale}/${docsTranslations(docsId)}/${folder}/${docs.below}`;
  }
  const [, plugin, below] = /^(blog|pages)\/(.+)$/.exec(original) ?? [];
  return below === undefined ? undefined : `i18n/${locale}/docusaurus-plugin-content-${plugin}/${below}`;
}

/** Front matter keys that translators write. All others come from the original unless the translation has them. */
const translated = new Set(['description', 'keywords', 'pagination_label', 'redirect_from', 'sidebar_label', 'title']);

function inPlaceOf(original: SourceDocument, { path: file, ...own }: SourceDocument): SourceDocument {
  const inherited = Object.entries(safeData(original)).filter(([key]) => !translated.has(key));
  const written = Object.entries(own.data).filter(([, value]) => value !== undefined);
  return {
    ...own,
    path: original.path,
    file,
    data: Object.fromEntries([...inherited, ...written]),
    inherited: inherited.flatMap(([key]) => (own.data[key] === undefined ? [key] : [])),
  };
}

/** Whether the value of a key is untranslated. */
export function isUntranslated(
  { isOriginal, inherited }: Pick<SourceDocument, 'isOriginal' | 'inherited'>,
  key: string,
): boolean {
  return isOriginal === true || inherited?.includes(key) === true;
}

/** Documents of a language under the paths of their originals, which stand in for missing translations. */
export function inLanguage(
  sources: readonly SourceDocument[],
  locale: string,
  { isDefault }: { isDefault: boolean },
): SourceDocument[] {
  const translations = new Map<string, SourceDocument>();
  for (const source of sources) {
    const found = splitTranslation(source.path);
    if (found?.locale === locale) translations.set(found.original, source);
  }
  const paths = new Set(sources.map(({ path }) => path));
  // Authors and tags may be described in one place for all documents; their translations are beside the documents that use them.
  const further = [...translations].flatMap(([path, source]): SourceDocument[] => {
    const isList = source.kind === 'Authors' || source.kind === 'Tags';
    return isList && !paths.has(path) ? [{ ...source, path, file: source.path }] : [];
  });
  const inPlace = sources.flatMap((source): SourceDocument[] => {
    if (splitTranslation(source.path)) return [];
    const own = translations.get(source.path);
    if (own) return [inPlaceOf(source, own)];
    return [isDefault ? source : { ...source, isOriginal: true, data: { ...source.data, redirect_from: [] } }];
  });
  return [...inPlace, ...further];
}
