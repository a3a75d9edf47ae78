import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';

type Like = SQLiteAdapter['operators']['like'];

/** Payload puts search words between two `%`. */
const searched = /^%(.*[%_\\].*)%$/s;

function literally(like: Like): Like {
  return (column, value) => {
    const words = typeof value === 'string' ? searched.exec(value)?.[1] : undefined;
    if (words === undefined) return like(column, value);
    return sql`${like(column, `%${words.replace(/[%_\\]/g, '\\$&')}%`)} escape '\\'`;
  };
}

/** Searches for `%`, `_` and `\` literally in all lists. Otherwise they would be wildcards. */
export function searchLiterally<Db extends Pick<SQLiteAdapter, 'operators'>>(
  adapter: DatabaseAdapterObj<Db>,
): DatabaseAdapterObj<Db> {
  return {
    ...adapter,
    init(args) {
      const db = adapter.init(args);
      const { like, contains } = db.operators;
      db.operators = { ...db.operators, like: literally(like), contains: literally(contains) };
      return db;
    },
  };
}
