import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { getPayload, type Payload, ValidationError } from 'payload';
import { cmsFieldName } from '../../lib/cms/field-names';
import { type ContentEntry, readContent } from '../../lib/cms/read-content';
import { assetMediaType } from '../../lib/content/assets';
import config from '../payload.config';

type Outcome = 'created' | 'updated' | 'same' | 'kept';

const { values } = parseArgs({
  options: { content: { type: 'string', default: '../content' }, overwrite: { type: 'boolean', default: false } },
});
const contentDir = resolve(values.content);
// An import announces nothing: what it loads comes from the site.
const context = { quiet: true };

function dataOf({ path, fields, body, source, key, order }: ContentEntry): Record<string, unknown> {
  return {
    path,
    source,
    ...(body !== undefined && { body }),
    ...(key !== undefined && { key, order }),
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [cmsFieldName(name), value ?? null])),
    _status: 'published',
  };
}

/** A value without what is empty in it, which the database may give back in another form. */
function said(value: unknown): unknown {
  if (value === '' || value === null || (Array.isArray(value) && value.length === 0)) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const pairs = Object.entries(value).filter(([, member]) => said(member) !== undefined);
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

async function importEntry(payload: Payload, entry: ContentEntry): Promise<Outcome> {
  const { collection, path, key } = entry;
  const data = dataOf(entry);
  const where = { path: { equals: path }, ...(key !== undefined && { key: { equals: key } }) };
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, draft: true });
  const [old] = docs as unknown as (Record<string, unknown> & { id: number })[];
  if (!old) {
    await payload.create({ collection, data, draft: false, context });
    return 'created';
  }
  if (Object.keys(data).every((name) => isDeepStrictEqual(said(old[name]), said(data[name])))) return 'same';
  if (!values.overwrite) return 'kept';
  await payload.update({ collection, id: old.id, data, draft: false, context });
  return 'updated';
}

async function importMedia(payload: Payload, path: string): Promise<Outcome> {
  const data = readFileSync(join(contentDir, path));
  const file = { data, name: basename(path), mimetype: assetMediaType(path) ?? '', size: data.length };
  const { docs } = await payload.find({ collection: 'media', where: { path: { equals: path } }, limit: 1, depth: 0 });
  const [old] = docs as unknown as { id: number; filesize: number }[];
  if (!old) {
    await payload.create({ collection: 'media', data: { path }, file, context });
    return 'created';
  }
  if (!values.overwrite) return old.filesize === data.length ? 'same' : 'kept';
  await payload.update({
    collection: 'media',
    id: old.id,
    data: { path },
    file,
    overwriteExistingFiles: true,
    context,
  });
  return 'updated';
}

/** Imports one of them, and notes why the CMS does not take it where it does not. */
async function tryImport(name: string, run: () => Promise<Outcome>): Promise<void> {
  try {
    const outcome = await run();
    counts[outcome]++;
    if (outcome === 'kept') kept.push(name);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    problems.push(...error.data.errors.map(({ path, message }) => `${name}, ${path}: ${message}`));
  }
}

const { entries, media, problems: unread } = readContent(contentDir);
const problems = [...unread];
const payload = await getPayload({ config });
const counts: Record<Outcome, number> = { created: 0, updated: 0, same: 0, kept: 0 };
const kept: string[] = [];
for (const path of media) await tryImport(path, () => importMedia(payload, path));
for (const entry of entries)
  await tryImport(entry.key === undefined ? entry.path : `${entry.path}, ${entry.key}`, () =>
    importEntry(payload, entry),
  );
for (const problem of problems) console.error(`Not imported: ${problem}`);
for (const path of kept) console.error(`Kept as it is in the CMS: ${path}`);
if (kept.length > 0) console.error('Import with --overwrite to replace these by the files.');
console.log(`Imported: ${counts.created} new, ${counts.updated} replaced, ${counts.same} already there.`);
await payload.destroy();
process.exit(problems.length > 0 ? 1 : 0);
