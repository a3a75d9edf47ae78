import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';

/** Connections of one instance, and how many of them transactions may use. */
export const connections = 20;
const mostTransactions = 12;

const lines = new Map<string, Promise<unknown>>();

function isPostgres(db: object): db is PostgresAdapter {
  return 'pool' in db && 'sessions' in db;
}

/** Takes a lock that all instances on one Postgres share. It ends with its connection, so dead instances block nobody. */
async function locked<Result>({ pool }: PostgresAdapter, name: string, run: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const result = await run();
    await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Runs one thing of a name at a time: in this process, and among all instances on the same Postgres. */
export function inTurn<Result>(db: object, name: string, run: () => Promise<Result>): Promise<Result> {
  const before = lines.get(name) ?? Promise.resolve();
  const result = before.then(() => (isPostgres(db) ? locked(db, name, run) : run()));
  lines.set(
    name,
    result.catch(() => undefined),
  );
  return result;
}

type Id = Parameters<PostgresAdapter['commitTransaction']>[0];

/** Limits open transactions: if these held all connections, queries within them would wait for one forever. */
function boundTransactions(db: PostgresAdapter, most: number): void {
  const { beginTransaction, commitTransaction, rollbackTransaction } = db;
  const open = new Set<unknown>();
  const waiting: (() => void)[] = [];
  let taken = 0;
  const leave = () => {
    taken--;
    waiting.shift()?.();
  };
  db.beginTransaction = async (options) => {
    while (taken >= most) await new Promise<void>((done) => waiting.push(done));
    taken++;
    try {
      const id = await beginTransaction.call(db, options);
      open.add(id);
      return id;
    } catch (error) {
      leave();
      throw error;
    }
  };
  const ending = (end: (id: Id) => Promise<void>) => async (id: Id) => {
    try {
      await end.call(db, id);
    } finally {
      if (open.delete(await id)) leave();
    }
  };
  db.commitTransaction = ending(commitTransaction);
  db.rollbackTransaction = ending(rollbackTransaction);
}

/** Lets instances on one database migrate and take due jobs in turn: Payload looks before it marks them as its own. */
export function takeTurns(adapter: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init(args) {
      const db = adapter.init(args);
      boundTransactions(db, mostTransactions);
      const { migrate, updateJobs } = db;
      db.migrate = (options) => inTurn(db, 'migrate', () => migrate.call(db, options));
      db.updateJobs = async (options) => {
        // Jobs are taken in a transaction, and others may only look after it has ended, so the lock belongs to the transaction.
        const session = db.sessions[String(await options.req?.transactionID)];
        await session?.db.execute(sql`select pg_advisory_xact_lock(hashtext('jobs'))`);
        return updateJobs.call(db, options);
      };
      return db;
    },
  };
}
