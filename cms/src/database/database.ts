import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { migrations as postgresMigrations } from '../../migrations/postgres';
import { migrations as sqliteMigrations } from '../../migrations/sqlite';
import { searchLiterally } from './literal-search';
import { connections, takeTurns } from './take-turns';

const folder = (name: string) => join(dirname(fileURLToPath(import.meta.url)), '../../migrations', name);

/** The database: Postgres if DATABASE_URL names one, else a SQLite file. Tables only change by migrations in migrations/. */
export function database() {
  const url = process.env['DATABASE_URL'] ?? 'file:./data/cms.db';
  if (/^postgres(?:ql)?:/.test(url))
    return searchLiterally(
      takeTurns(
        postgresAdapter({
          pool: { connectionString: url, max: connections },
          push: false,
          migrationDir: folder('postgres'),
          prodMigrations: postgresMigrations,
        }),
      ),
    );
  if (url.startsWith('file:')) mkdirSync(dirname(url.slice('file:'.length)), { recursive: true });
  return searchLiterally(
    sqliteAdapter({
      client: { url },
      push: false,
      wal: true,
      busyTimeout: 5000,
      migrationDir: folder('sqlite'),
      prodMigrations: sqliteMigrations,
    }),
  );
}
