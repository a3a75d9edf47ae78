import chunk from 'lodash-es/chunk.js';
import { type ClusterRecord, searchedFields } from './cluster';
import { type ClusterAdmin, ClusterError } from './typesense-admin';

/** Records per request, which are some megabytes of JSON. */
const batch = 1000;

/** Languages without spaces between words. Typesense needs to know them. */
const unspaced = new Set(['ja', 'ko', 'th', 'zh']);

function fieldsFor(language: string) {
  const code = language.split('-')[0] ?? language;
  const locale = unspaced.has(code) ? { locale: code } : {};
  return [
    { name: 'version', type: 'string', facet: true },
    { name: 'route', type: 'string', facet: true },
    { name: 'kind', type: 'string', facet: true },
    { name: 'category', type: 'string', facet: true },
    { name: 'isPage', type: 'bool' },
    { name: 'suggested', type: 'int32' },
    ...Object.keys(searchedFields).map((name) => ({ name, type: 'string', ...locale })),
    ...['section', 'lead'].map((name) => ({ name, type: 'string', index: false, optional: true })),
    { name: 'breadcrumb', type: 'string[]', index: false, optional: true },
  ];
}

async function importRecords(admin: ClusterAdmin, name: string, records: readonly Omit<ClusterRecord, 'id'>[]) {
  const all = records.map((record, at) => JSON.stringify({ id: String(at), ...record }));
  for (const lines of chunk(all, batch)) {
    const answer = await admin('POST', `/collections/${name}/documents/import?action=create`, lines.join('\n'));
    // The request succeeds even if lines fail. Each line has its own answer.
    const results = answer
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { success: boolean; error?: string });
    const failed = results.find(({ success }) => !success);
    if (failed || results.length !== lines.length)
      throw new ClusterError(`The cluster refused a record of ${name}: ${failed?.error ?? 'it answered to fewer'}.`);
  }
}

/** The collection of an alias; undefined if the alias does not exist. */
async function behind(admin: ClusterAdmin, alias: string): Promise<string | undefined> {
  try {
    return (JSON.parse(await admin('GET', `/aliases/${alias}`)) as { collection_name: string }).collection_name;
  } catch (error) {
    if (error instanceof ClusterError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Puts records into a new collection and points the alias to it, so that readers find all old or all new ones.
 * @throws ClusterError; the alias then stays as it was
 */
export async function pushRecords(
  admin: ClusterAdmin,
  alias: string,
  language: string,
  records: readonly Omit<ClusterRecord, 'id'>[],
  now = Date.now(),
): Promise<void> {
  const name = `${alias}_${now}`;
  const before = await behind(admin, alias);
  await admin('POST', '/collections', { name, fields: fieldsFor(language) });
  try {
    await importRecords(admin, name, records);
    await admin('PUT', `/aliases/${alias}`, { collection_name: name });
  } catch (error) {
    await admin('DELETE', `/collections/${name}`);
    throw error;
  }
  const all = JSON.parse(await admin('GET', '/collections')) as { name: string }[];
  const isOld = (other: string) => other.startsWith(`${alias}_`) && Number(other.slice(alias.length + 1)) < now;
  for (const other of all)
    if (other.name === before || isOld(other.name)) await admin('DELETE', `/collections/${other.name}`);
}

/** Makes sure that a key can only search, because every reader has it. @throws ClusterError with the remedy */
export async function refuseStrongKey(reader: ClusterAdmin): Promise<void> {
  try {
    await reader('GET', '/collections');
  } catch (error) {
    if (error instanceof ClusterError && (error.status === 401 || error.status === 403)) return;
    throw error;
  }
  throw new ClusterError(
    'search.typesense.searchKey of site.config.ts can do more than search, and every reader would get it. Make another one: npm run search:push -- --make-key. Then delete the strong one on the cluster.',
  );
}

/** Creates a key that can only search the collections of the site. */
export async function makeSearchKey(admin: ClusterAdmin, collection: string): Promise<string> {
  const answer = await admin('POST', '/keys', {
    description: `Searches ${collection}; readers of the site have it.`,
    actions: ['documents:search'],
    collections: [`${collection}_.*`],
  });
  return (JSON.parse(answer) as { value: string }).value;
}
