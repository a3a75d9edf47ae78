import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { APIError, getPayload, type Payload, ValidationError } from 'payload';
import { planImport } from '../../lib/cms/import/plan-import';
import type { ContentEntry } from '../../lib/cms/import/read-entries';
import { site } from '../../lib/config/site';
import { assetMediaType } from '../../lib/content/files/assets';
import config from '../payload.config';
import { importEntries, type Outcome, quietly } from '../src/import-entries';

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: '../content' },
    overwrite: { type: 'boolean', default: false },
    partial: { type: 'boolean', default: false },
  },
});
const contentDir = resolve(values.content);

async function importMedia(payload: Payload, path: string): Promise<Outcome> {
  const data = readFileSync(join(contentDir, path));
  const file = { data, name: basename(path), mimetype: assetMediaType(path) ?? '', size: data.length };
  const { docs } = await payload.find({ collection: 'media', where: { path: { equals: path } }, limit: 1, depth: 0 });
  const [old] = docs as unknown as { id: number; filesize: number }[];
  if (!old) {
    await payload.create({ collection: 'media', data: { path }, file, ...quietly });
    return 'created';
  }
  if (!values.overwrite) return old.filesize === data.length ? 'same' : 'kept';
  await payload.update({
    collection: 'media',
    id: old.id,
    data: { path },
    file,
    overwriteExistingFiles: true,
    ...quietly,
  });
  return 'updated';
}

function note(name: string, outcome: Outcome): void {
  counts[outcome]++;
  if (outcome === 'kept') kept.push(name);
}

/** Notes why the CMS does not take something. */
function noteRefusal(name: string, { data }: ValidationError): void {
  problems.push(...data.errors.map(({ path, message }) => `${name}, ${path}: ${message}`));
}

async function tryMedia(path: string): Promise<void> {
  try {
    note(path, await importMedia(payload, path));
  } catch (error) {
    if (error instanceof ValidationError) noteRefusal(path, error);
    else if (error instanceof APIError) problems.push(`${path}: ${error.message}`);
    else throw error;
  }
}

const nameOf = ({ path, key }: ContentEntry) => (key === undefined ? path : `${path}, ${key}`);

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
for (const path of media) await tryMedia(path);
await importEntries(payload, entries, {
  overwrite: values.overwrite,
  isDraft: ({ path }) => unsound.has(path),
  onDone: (entry, outcome) => note(nameOf(entry), outcome),
  onRefused: (entry, error) => noteRefusal(nameOf(entry), error),
});
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
