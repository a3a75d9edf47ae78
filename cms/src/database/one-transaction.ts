import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite';
import type { Payload, PayloadRequest } from 'payload';

type InTransaction = Pick<PayloadRequest, 'transactionID'>;

function isSqlite(db: object): db is SQLiteAdapter {
  return 'client' in db && 'clientConfig' in db;
}

/** Begins a transaction. Payload opens none on SQLite, where transactions of one process would deadlock. */
async function begin(db: Payload['db']) {
  if (isSqlite(db)) {
    const run = (statement: string) => db.drizzle.run(sql.raw(statement));
    await run('begin immediate');
    return { req: {}, commit: () => run('commit'), rollback: () => run('rollback') };
  }
  const id = (await db.beginTransaction()) ?? undefined;
  return {
    req: id === undefined ? {} : { transactionID: id },
    commit: async () => id !== undefined && (await db.commitTransaction(id)),
    rollback: async () => id !== undefined && (await db.rollbackTransaction(id)),
  };
}

/** Writes many documents in one transaction. Only for commands: on SQLite, all that the process does is part of it. */
export async function inOneTransaction({ db }: Payload, write: (req: InTransaction) => Promise<void>): Promise<void> {
  const { req, commit, rollback } = await begin(db);
  try {
    await write(req);
  } catch (error) {
    await rollback();
    throw error;
  }
  await commit();
}
