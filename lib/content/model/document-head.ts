import type { Markdown, SourceDocument } from '../types';

/** What a document takes over from its source as it is. */
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
