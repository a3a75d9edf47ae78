import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localEnvironment } from '../lib/cms/env-file';
import { site } from '../lib/config/site';
import { runCommand } from '../lib/node/run-command';
import { aliasOf } from '../lib/search/cluster';
import { makeSearchKey, pushRecords, refuseStrongKey } from '../lib/search/push-records';
import { readRecords } from '../lib/search/read-records';
import { ClusterError, clusterAdmin } from '../lib/search/typesense-admin';
import type { TypesenseSettings } from '../schema/search';

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'out' }, 'make-key': { type: 'boolean', default: false } },
});

async function push({ nodes: [node = ''], collection, searchKey }: TypesenseSettings, key: string): Promise<void> {
  const admin = clusterAdmin(node, key);
  if (values['make-key']) {
    const made = await makeSearchKey(admin, collection);
    console.log(`A key that can do nothing but search, for search.typesense.searchKey in site.config.ts:\n${made}`);
    return;
  }
  await refuseStrongKey(clusterAdmin(node, searchKey));
  for (const [language, records] of readRecords(values.out, site.locales)) {
    const alias = aliasOf(collection, language);
    await pushRecords(admin, alias, language, records);
    console.log(`${alias}: ${records.length} records.`);
  }
}

const { TYPESENSE_ADMIN_KEY: key } = localEnvironment(process.cwd());

await runCommand(async () => {
  const { typesense } = site.search;
  if (!typesense)
    throw new ClusterError('site.config.ts names no cluster: set search.typesense, see docs/search-engines.md.');
  if (!key)
    throw new ClusterError(
      'TYPESENSE_ADMIN_KEY is not set. Put it into the environment or into .env.local, which git ignores.',
    );
  if (!values['make-key'] && !existsSync(join(values.out, 'search-doc.json')))
    throw new ClusterError(`There is no build in ${values.out}: run npm run build first.`);
  await push(typesense, key);
}, ClusterError);
