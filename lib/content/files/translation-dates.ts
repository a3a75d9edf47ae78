import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';
import { hash } from '../../node/hash';
import { readJson } from '../../node/read-json';
import { filesBelow, walkFiles } from '../../node/walk-files';
import { type LastUpdate, readLastUpdates } from './last-update';
import { splitTranslation } from './translations';

/** Lists translations that were outdated when a version was released. Git cannot tell: its copies are of one commit. */
const outdatedList = '_outdated_.json';
const released = /^i18n\/[^/]+\/docusaurus-plugin-content-docs[^/]*\/version-[^/]+\/_outdated_\.json$/;

const outdatedSchema = z.record(
  z.string(),
  z.object({
    changed: z.iso.datetime({ offset: true }),
    translated: z.iso.datetime({ offset: true }),
    /** Hash of the translation. With another text its date is newer. */
    sha256: z.string(),
  }),
);

/** Dates of an original and its translation, if the translation is outdated. */
export function olderThanOriginal(
  { original, file }: { original: string; file: string },
  updates: ReadonlyMap<string, Pick<LastUpdate, 'date'>>,
): { changed: string; translated: string } | undefined {
  const [changed, translated] = [updates.get(original)?.date, updates.get(file)?.date];
  if (changed === undefined || translated === undefined) return undefined;
  return Date.parse(changed) > Date.parse(translated) ? { changed, translated } : undefined;
}

/** Hash of a text regardless of its line ends, which git may change on checkout. */
function hashOf(file: string): string {
  return hash(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
}

/** The list of outdated translations in a folder, as a file; undefined if there are none. */
export function listOutdated(contentDir: string, folder: string, updates: ReadonlyMap<string, LastUpdate>) {
  const outdated = walkFiles(join(contentDir, folder)).flatMap(({ path }) => {
    const file = `${folder}/${path}`;
    const original = splitTranslation(file)?.original;
    const older = original === undefined ? undefined : olderThanOriginal({ original, file }, updates);
    return older ? [[path, { ...older, sha256: hashOf(join(contentDir, file)) }] as const] : [];
  });
  if (outdated.length === 0) return undefined;
  const list = Object.fromEntries(outdated.sort(([one], [other]) => (one < other ? -1 : 1)));
  return { name: outdatedList, text: `${JSON.stringify(list, null, 2)}\n` };
}

/** Paths of these lists of all releases. */
function outdatedLists(contentDir: string): string[] {
  const files = filesBelow(join(contentDir, 'i18n'));
  return files.map((file) => relative(contentDir, file).replaceAll('\\', '/')).filter((path) => released.test(path));
}

/** A list of outdated translations cannot be read. The message says which, and what to do. */
export class OutdatedListError extends Error {}

function readOutdated(file: string): z.infer<typeof outdatedSchema> {
  try {
    return outdatedSchema.parse(readJson(file));
  } catch (cause) {
    throw new OutdatedListError(`${file} is not as npm run version wrote it: restore it, or delete it.`, { cause });
  }
}

/**
 * Dates that decide which translations are outdated: by git, and for copies in released versions by the list from the release,
 * until they are translated again.
 * @throws OutdatedListError if a list does not parse
 */
export function readTranslationDates(contentDir: string): Map<string, LastUpdate> {
  const updates = readLastUpdates(contentDir);
  for (const list of outdatedLists(contentDir)) {
    for (const [path, { changed, translated, sha256 }] of Object.entries(readOutdated(join(contentDir, list)))) {
      const file = `${dirname(list)}/${path}`;
      const original = splitTranslation(file)?.original;
      if (original === undefined || !existsSync(join(contentDir, file))) continue;
      if (hashOf(join(contentDir, file)) !== sha256) continue;
      updates.set(file, { date: translated, author: updates.get(file)?.author });
      // Git does not know the copies before the release is committed.
      if (!updates.has(original)) updates.set(original, { date: changed, author: undefined });
    }
  }
  return updates;
}
