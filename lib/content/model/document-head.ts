import type { Markdown, Page, SourceDocument } from '../types';

/** Fields that a document takes from its source unchanged. */
export function documentHead(source: SourceDocument): Omit<Markdown<unknown>, 'frontMatter' | 'idText'> {
  const { path, file, isOriginal, keys, body, bodyLine, untrusted } = source;
  return {
    path,
    ...(file !== undefined && { file }),
    ...(isOriginal && { isOriginal }),
    ...(keys && { keys }),
    body,
    bodyLine,
    untrusted,
  };
}

/** What a doc or a page takes from the heading that its body opens with. */
export function headingOf(source: SourceDocument): Pick<Page, 'idText' | 'heading' | 'headingParts'> {
  const { idText, heading, headingParts, keepsHeading } = source;
  return {
    ...(idText !== undefined && { idText }),
    heading: keepsHeading ? undefined : heading,
    ...(headingParts && { headingParts }),
  };
}
