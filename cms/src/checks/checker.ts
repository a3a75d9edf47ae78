import { type ChildProcess, spawn } from 'node:child_process';
import type { Payload, PayloadRequest } from 'payload';
import type { CmsEntry, ManifestRow } from '../../../lib/cms/adapters/adapter';
import { payloadEntry, payloadRow } from '../../../lib/cms/adapters/payload-entry';
import type { CheckAnswer, CheckRequest } from '../../../lib/cms/editor/check-process';
import type { LanguageReport, SiteLanguage } from '../../../lib/cms/editor/translation-report';
import type { EntryVerdict, LossVerdict } from '../../../lib/cms/editor/verdict';
import { collectionNames } from '../../../lib/cms/entries/collections';
import { reasonOf } from '../../../lib/report/reason-of';

type Kind = ManifestRow['kind'];
type Question = CheckRequest extends infer Request ? (Request extends unknown ? Omit<Request, 'id'> : never) : never;

const kinds: readonly Kind[] = [...collectionNames, 'media'];
/** Time limit for an answer in milliseconds. The first one reads everything; each file has a limit of its own. */
const patience = 120_000;
const page = 200;
/** Milliseconds after which every transaction has ended. Rows become visible then, with the date of its beginning. */
const longestTransaction = 30_000;

interface Running {
  child: ChildProcess;
  pending: Map<number, { done: (answer: CheckAnswer) => void; fail: (error: Error) => void }>;
  /** Row key → state that was reported. */
  told: Map<string, string>;
  /** Kind → newest date that was reported. */
  since: Map<Kind, string>;
  /** Ends the process. The next question starts another one. */
  end(reason: string): void;
}

let running: Running | undefined;
let lastId = 0;
let queue: Promise<unknown> = Promise.resolve();

function start(): Running {
  // The parsers are packages of the site, which lies one folder up.
  const child = spawn(process.execPath, ['lib/node/run.mjs', 'lib/cms/editor/check-process.ts'], {
    cwd: '..',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const pending: Running['pending'] = new Map();
  const end = (reason: string) => {
    if (running?.child === child) running = undefined;
    for (const { fail } of pending.values()) fail(new Error(reason));
    pending.clear();
    child.kill('SIGKILL');
  };
  child.on('message', (answer: CheckAnswer) => {
    pending.get(answer.id)?.done(answer);
    pending.delete(answer.id);
  });
  child.once('error', (error) => end(error.message));
  child.once('exit', (code, signal) => end(`its process ended (${signal ?? code})`));
  // Do not keep the CMS from ending.
  child.unref();
  child.channel?.unref();
  return { child, pending, told: new Map(), since: new Map(), end };
}

async function ask({ child, pending, end }: Running, question: Question): Promise<CheckAnswer> {
  const id = ++lastId;
  const timer = setTimeout(() => end(`it took longer than ${patience / 1000} s`), patience);
  try {
    const answered = await new Promise<CheckAnswer>((done, fail) => {
      pending.set(id, { done, fail });
      child.send({ ...question, id }, (error) => {
        if (error) end(error.message);
      });
    });
    if (answered.error !== undefined) throw new Error(answered.error);
    return answered;
  } finally {
    clearTimeout(timer);
  }
}

/** Queries the database directly: access rules and hooks would take longer than the check. */
async function findAll(payload: Payload, kind: Kind, since: string | undefined, select?: Record<string, true>) {
  const docs: Record<string, unknown>[] = [];
  for (let at = 1; ; at++) {
    const found = await payload.db.find<Record<string, unknown>>({
      collection: kind,
      where: since === undefined ? {} : { updatedAt: { greater_than_equal: since } },
      ...(select && { select }),
      sort: 'id',
      limit: page,
      page: at,
    });
    docs.push(...found.docs);
    if (!found.hasNextPage) return docs;
  }
}

const isPublished = (kind: Kind, doc: Record<string, unknown>) => kind === 'media' || doc['_status'] === 'published';

/** Rows that were reported and have been deleted, possibly by another CMS on the same database. */
async function deleted(payload: Payload, kind: Kind, told: Running['told']): Promise<string[]> {
  const known = [...told.keys()].filter((key) => key.startsWith(`${kind}/`));
  const { totalDocs } = await payload.db.count({ collection: kind, where: {} });
  if (totalDocs === known.length) return [];
  const present = new Set((await findAll(payload, kind, undefined, {})).map(({ id }) => `${kind}/${String(id)}`));
  return known.filter((key) => !present.has(key));
}

/** Reports changes to the process, by the dates in the database, which is all that instances share. */
async function catchUp(payload: Payload, to: Running): Promise<void> {
  const entries: CmsEntry[] = [];
  const media: ManifestRow[] = [];
  const gone: string[] = [];
  // Rows with a date in the future, from a wrong clock, are reported, and do not hide other changes.
  const now = new Date().toISOString();
  for (const kind of kinds) {
    const since = to.since.get(kind);
    const from = since === undefined ? since : new Date(Date.parse(since) - longestTransaction).toISOString();
    for (const doc of await findAll(payload, kind, from)) {
      const row = payloadRow(kind, doc);
      if (!row) continue;
      const key = `${kind}/${row.id}`;
      const state = `${row.updatedAt} ${String(doc['_status'])}`;
      if (row.updatedAt > (to.since.get(kind) ?? '') && row.updatedAt <= now) to.since.set(kind, row.updatedAt);
      if (to.told.get(key) === state) continue;
      to.told.set(key, state);
      const entry = kind === 'media' ? undefined : payloadEntry(kind, doc);
      if (!isPublished(kind, doc)) gone.push(key);
      else if (entry) entries.push(entry);
      else media.push(row);
    }
    for (const key of await deleted(payload, kind, to.told)) {
      to.told.delete(key);
      gone.push(key);
    }
  }
  if (entries.length + media.length + gone.length > 0)
    await ask(to, { ask: 'update', changes: { entries, media, gone } });
}

async function tryAnswer(payload: Payload, question: Question): Promise<CheckAnswer> {
  running ??= start();
  const current = running;
  try {
    await catchUp(payload, current);
    return await ask(current, question);
  } catch (error) {
    // Its state is uncertain, so the next process gets everything.
    current.end(reasonOf(error));
    throw error;
  }
}

/** Questions run one after the other. A process that died is started once more. */
function answer(payload: Payload, question: Question): Promise<CheckAnswer> {
  const result = queue.then(() => tryAnswer(payload, question).catch(() => tryAnswer(payload, question)));
  queue = result.catch(() => undefined);
  return result;
}

const nothing: EntryVerdict = { findings: [], consequences: [], route: {} };

/** The result of the content check if an entry were published as it is. @throws Error if it does not run */
export async function checkEntry({ payload }: Pick<PayloadRequest, 'payload'>, entry: CmsEntry): Promise<EntryVerdict> {
  return (await answer(payload, { ask: 'check', entry })).verdict ?? nothing;
}

/** The same if published entries of one kind were deleted together. */
export async function checkWithout(
  { payload }: Pick<PayloadRequest, 'payload'>,
  kind: string,
  ids: readonly unknown[],
): Promise<LossVerdict> {
  const keys = ids.map((id) => `${kind}/${String(id)}`);
  return (await answer(payload, { ask: 'check-without', keys })).loss ?? { consequences: [], addresses: [] };
}

/** Languages of the site, the default one first: the process of the check knows its configuration, the CMS does not. */
export async function siteLanguages({ payload }: Pick<PayloadRequest, 'payload'>): Promise<SiteLanguage[]> {
  return (await answer(payload, { ask: 'languages' })).languages ?? [];
}

/** Missing and outdated translations in each language but the default one. */
export async function translationReports({ payload }: Pick<PayloadRequest, 'payload'>): Promise<LanguageReport[]> {
  return (await answer(payload, { ask: 'translations' })).translations ?? [];
}

/** Starts the check, so that the first editor does not wait for it. */
export async function warmUp(payload: Payload): Promise<void> {
  try {
    await answer(payload, { ask: 'update', changes: { entries: [], media: [], gone: [] } });
  } catch (error) {
    payload.logger.error(`The content check does not run: ${reasonOf(error)}`);
  }
}
