import { frontMatterSchemas } from '../../check/content/kinds';
import { fileKind } from '../../content/files/file-kind';
import { frontMatterOf } from '../files/front-matter';
import { type PlannedFile, textOfPlanned } from '../files/planned-file';
import type { Report } from '../report';

/** Front matter keys of documents that the schema does not know. Code of the site may read them. */
export function ownFrontMatterKeys(files: readonly PlannedFile[], report: Report): string[] | undefined {
  const places = new Map<string, string>();
  for (const planned of files) {
    const { to, from } = planned;
    const kind = to.startsWith('content/') ? fileKind(to.slice('content/'.length)) : undefined;
    if (kind !== 'Doc' && kind !== 'Post' && kind !== 'Page') continue;
    for (const key of Object.keys(frontMatterOf(textOfPlanned(planned))))
      if (!(key in frontMatterSchemas[kind].shape) && !places.has(key)) places.set(key, from ?? to);
  }
  for (const [key, place] of places)
    report.changed(`Front matter may hold \`${key}\`, which means nothing here: \`allowedFrontMatter\``, place);
  return places.size > 0 ? [...places.keys()].sort() : undefined;
}
