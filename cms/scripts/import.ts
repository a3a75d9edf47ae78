import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { getPayload, type Payload, ValidationError } from 'payload';
import { cmsFieldName } from '../../lib/cms/field-names';
import { planImport } from '../../lib/cms/plan-import';
import type { ContentEntry } from '../../lib/cms/read-content';
import { site } from '../../lib/config/site';
import { assetMediaType } from '../../lib/content/assets';
import config from '../payload.config';

type Outcome = 'created' | 'updated' | 'same' | 'kept';

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: '../content' },
    overwrite: { type: 'boolean', default: false },
    partial: { type: 'boolean', default: false },
  },
});
const contentDir = resolve(values.content);
// An import announces nothing: what it loads comes from the site.
const context = { quiet: true };

function dataOf({ path, fields, body, source, key, order }: ContentEntry, status: string): Record<string, unknown> {
  return {
    path,
    source,
    ...(body !== undefined && { body }),
    ...(key !== undefined && { key, order }),
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [cmsFieldName(name), value ?? null])),
    _status: status,
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
  const draft = unsound.has(path);
  const data = dataOf(entry, draft ? 'draft' : 'published');
  const where = { path: { equals: path }, ...(key !== undefined && { key: { equals: key } }) };
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, draft: true });
  const [old] = docs as unknown as (Record<string, unknown> & { id: number })[];
  if (!old) {
    await payload.create({ collection, data, draft, context });
    return 'created';
  }
  if (Object.keys(data).every((name) => isDeepStrictEqual(said(old[name]), said(data[name])))) return 'same';
  if (!values.overwrite) return 'kept';
  await payload.update({ collection, id: old.id, data, draft, context });
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

const plan = await planImport({
  contentDir,
  publicDir: resolve('../public'),
  site,
  cacheDir: resolve('../.cache/cms-check'),
});
const { entries, media, unsound } = plan;
const problems: string[] = [];
for (const problem of plan.problems) console.error(`The CMS does not take this: ${problem}`);
if (plan.problems.length > 0 && !values.partial) {
  console.error(
    'Nothing was imported. Mend these and import again, or run with --partial: what cannot be published is a draft then, and other files stay files.',
  );
  process.exit(1);
}
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
if (kept.length > 0) console.error('Run `npm run cms:import -- --overwrite` to replace these by the files.');
for (const [path, count] of plan.converted)
  console.log(`Converted: ${path}, ${count} ${count === 1 ? 'place' : 'places'} with code that it does not need.`);
if (plan.converted.size > 0)
  console.log('The first sync writes these files anew: run `npm run content:sync -- --overwrite`.');
if (unsound.size > 0) console.log(`Drafts, to be mended: ${[...unsound].join(', ')}.`);
console.log(`Imported: ${counts.created} new, ${counts.updated} replaced, ${counts.same} already there.`);
await payload.destroy();
process.exit(problems.length + plan.problems.length > 0 ? 1 : 0);
