import { setTimeout as sleep } from 'node:timers/promises';
import { SyncError } from '../sync-error';

export interface RequestOptions {
  base: string;
  headers: Readonly<Record<string, string>>;
  /** Milliseconds without data before an attempt fails; default 20,000. */
  timeoutMs?: number;
  /** Milliseconds for a whole answer, which is not asked for again after them; default 300,000. */
  longestMs?: number;
  /** Number of attempts; default 4. */
  attempts?: number;
  /** Delay before the second attempt in milliseconds, doubled each time; default 300. */
  backOffMs?: number;
}

class TemporaryFailure extends Error {
  readonly waitMs: number;
  constructor(message: string, waitMs = 0) {
    super(message);
    this.waitMs = waitMs;
  }
}

const longestWaitMs = 10_000;

function causeOf(error: unknown): string {
  if (error instanceof TemporaryFailure) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause ? String(cause.code) : cause.message;
}

/** An answer, and what to call for each part that arrives. */
interface Incoming {
  response: Response;
  onPart: () => void;
}

async function readLimited({ response, onPart }: Incoming, maxBytes: number, what: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    onPart();
    size += chunk.length;
    if (size > maxBytes)
      throw new SyncError('content', `${what} is larger than ${Math.round(maxBytes / 1e6)} MB, the most a sync takes.`);
    chunks.push(chunk);
  }
  const announced = response.headers.get('content-length');
  if (announced !== null && !response.headers.get('content-encoding') && Number(announced) !== size)
    throw new TemporaryFailure('the answer ended early');
  return Buffer.concat(chunks);
}

function refusal(status: number, base: string): SyncError | undefined {
  if (status === 401 || status === 403)
    return new SyncError(
      'refused',
      `The CMS at ${base} refuses CMS_API_KEY (${status}). Its user needs the role reader.`,
    );
  if (status >= 300 && status < 400)
    return new SyncError('refused', `CMS_URL ${base} leads elsewhere (${status}). Write the address it leads to.`);
  return undefined;
}

/** Makes functions that send GET requests to a CMS, again after temporary failures. Headers never appear in messages. */
export function createRequester({
  base,
  headers,
  timeoutMs = 20_000,
  longestMs = 300_000,
  attempts = 4,
  backOffMs = 300,
}: RequestOptions) {
  async function once<T>(path: string, take: (answer: Incoming) => Promise<T>): Promise<T> {
    const stop = new AbortController();
    // A large upload may take minutes, so the first limit is for the time without data.
    const silence = setTimeout(() => stop.abort(new DOMException('no answer in time', 'TimeoutError')), timeoutMs);
    const tooLong = `An answer of the CMS at ${base} takes longer than ${longestMs / 1000} s, the most a sync waits.`;
    const longest = setTimeout(() => stop.abort(new SyncError('down', tooLong)), longestMs);
    try {
      const response = await fetch(`${base}${path}`, { headers, signal: stop.signal, redirect: 'manual' });
      const refused = refusal(response.status, base);
      if (refused) throw refused;
      if (response.status === 429) {
        const seconds = Number(response.headers.get('retry-after') ?? 0);
        throw new TemporaryFailure('too many requests (429)', Number.isFinite(seconds) ? seconds * 1000 : 0);
      }
      if (response.status >= 500) throw new TemporaryFailure(`status ${response.status}`);
      return await take({ response, onPart: () => silence.refresh() });
    } finally {
      clearTimeout(silence);
      clearTimeout(longest);
    }
  }

  async function withRetries<T>(path: string, take: (answer: Incoming) => Promise<T>): Promise<T> {
    let last: unknown;
    for (let attempt = 0; attempt < attempts; attempt++) {
      try {
        return await once(path, take);
      } catch (error) {
        if (error instanceof SyncError) throw error;
        last = error;
        const wait = Math.max(
          backOffMs * 2 ** attempt * (0.75 + Math.random() / 2),
          error instanceof TemporaryFailure ? error.waitMs : 0,
        );
        if (attempt < attempts - 1) await sleep(Math.min(wait, longestWaitMs));
      }
    }
    throw new SyncError('down', `The CMS at ${base} does not answer: ${causeOf(last)} (${attempts} attempts).`);
  }

  return {
    /** @throws SyncError, with the message `missing` for a 404 */
    json: (
      path: string,
      maxBytes: number,
      missing = `There is no CMS at ${base}: ${path.split('?')[0]} is not found (404).`,
    ) =>
      withRetries(path, async (answer) => {
        if (answer.response.status === 404) throw new SyncError('refused', missing);
        const text = new TextDecoder().decode(await readLimited(answer, maxBytes, `An answer of the CMS at ${base}`));
        try {
          return JSON.parse(text) as unknown;
        } catch {
          if (/^\s*</.test(text))
            throw new SyncError('refused', `There is no CMS at ${base}: it answers with a web page.`);
          throw new TemporaryFailure('the answer is no complete JSON');
        }
      }),
    /** Bytes, or undefined for 404. @throws SyncError */
    bytes: (path: string, maxBytes: number) =>
      withRetries(path, async (answer) => {
        if (answer.response.status === 404) return undefined;
        return readLimited(answer, maxBytes, `The file ${path.split('/').at(-1)} of the CMS`);
      }),
  };
}
