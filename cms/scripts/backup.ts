import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getPayload } from 'payload';
import config from '../payload.config';

const [folder = ''] = process.argv.slice(2);
// Where the command was started, and not in cms/.
const target = resolve(process.env['INIT_CWD'] ?? '.', folder);
if (existsSync(target)) {
  console.error(`${target} is there already. Name a folder that is not.`);
  process.exit(1);
}
const payload = await getPayload({ config });
const { db } = payload;
if (!('client' in db) || typeof db.client !== 'object' || db.client === null || !('execute' in db.client)) {
  console.error('The database is Postgres: back it up with pg_dump, and the folder of CMS_MEDIA_DIR as files.');
  process.exit(1);
}
const execute = db.client.execute as (statement: { sql: string; args: string[] }) => Promise<unknown>;
mkdirSync(target, { recursive: true });
// One state of the database, taken while others write to it. Then the files: what it lists is there, unless deleted since.
await execute.call(db.client, { sql: 'VACUUM INTO ?', args: [join(target, 'cms.db')] });
const media = resolve(process.env['CMS_MEDIA_DIR'] ?? 'data/media');
if (existsSync(media)) cpSync(media, join(target, 'media'), { recursive: true });
console.log(
  `The database and the uploads are in ${target}. Keep PAYLOAD_SECRET of cms/.env.local beside them: API keys need it.`,
);
await payload.destroy();
process.exit(0);
