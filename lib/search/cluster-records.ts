import { type ClusterRecord, versionKey } from './cluster';
import { cutAround, sectionTexts } from './excerpt';
import { phrase, wordsWithParts } from './search-words';
import type { SearchDocFile, SearchPage } from './types';

interface RecordsInput {
  doc: SearchDocFile;
  /** The version of the docs; null for the latest. */
  version: string | null;
  /** The published Markdown of a page; null if it has none. */
  markdownOf(page: SearchPage): string | null;
}

/** Synonyms of the words in a text. Records contain them: releases of the cluster differ in where synonyms are. */
function synonymsIn(text: string, groups: readonly (readonly string[])[]): string {
  const words = ` ${wordsWithParts(text).join(' ')} `;
  const met = groups.filter((group) => group.some((term) => words.includes(` ${phrase(term)} `)));
  return [...new Set(met.flat())].join(' ');
}

/** The records of one version of the docs in one language, made from the files of the export. */
export function clusterRecords({ doc, version, markdownOf }: RecordsInput): Omit<ClusterRecord, 'id'>[] {
  return doc.pages.flatMap((page) => {
    const markdown = markdownOf(page);
    const texts = markdown === null ? [] : sectionTexts(markdown, page);
    return [null, ...page.sections].map((section, at) => {
      const text = texts[at]?.trim() ?? '';
      const heading = section?.heading ?? page.title;
      const keywords = section ? '' : page.keywords.join(' ');
      const description = section ? '' : page.description;
      return {
        version: versionKey(version),
        route: page.route,
        section: section?.id ?? '',
        isPage: section === null,
        heading,
        title: page.title,
        parent: section?.parent ?? '',
        kind: page.kind,
        category: page.breadcrumb[0] ?? '',
        breadcrumb: page.breadcrumb,
        keywords,
        synonyms: synonymsIn([heading, keywords, description, text].join(' '), doc.synonyms),
        description,
        text,
        lead: cutAround(text, []),
        suggested: section ? 0 : doc.suggestions.indexOf(page.route) + 1,
      };
    });
  });
}
