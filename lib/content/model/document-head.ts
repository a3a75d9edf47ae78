import pick from 'lodash-es/pick.js';
import type { HeadingPart, Markdown, Page, SourceDocument } from '../types';

const code = /`([^`]+)`/g;

/** A description as plain text, as its author may have used code in it. */
export function plainDescription(text: string | undefined): string | undefined {
  return text?.replace(code, '$1');
}

/** A description as it is shown above a page. */
export function descriptionParts(text: string): HeadingPart[] {
  const parts = text.split(code).map((part, at) => (at % 2 === 1 ? { mark: 'code' as const, parts: [part] } : part));
  return parts.filter((part) => part !== '');
}

/** The title in the front matter; undefined if it is blank. */
export function writtenTitle({ title }: { title?: string | undefined }): string | undefined {
  return title?.trim() ? title : undefined;
}

/** Fields that a document takes from its source unchanged. */
export function documentHead(source: SourceDocument): Omit<Markdown<unknown>, 'frontMatter' | 'ownId' | 'idText'> {
  return pick(source, ['path', 'file', 'isOriginal', 'keys', 'body', 'bodyLine', 'untrusted']);
}

/** What a doc or a page takes from the heading that its body opens with. */
export function headingOf(source: SourceDocument): Pick<Page, 'ownId' | 'idText' | 'heading' | 'headingParts'> {
  return {
    ...pick(source, ['ownId', 'idText', 'headingParts']),
    heading: source.keepsHeading ? undefined : source.heading,
  };
}
