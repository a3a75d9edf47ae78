import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { collectionNames } from '../entries/collections';

const liveEntrySchema = z.object({
  kind: z.enum(collectionNames),
  id: z.string(),
  fields: z.record(z.string(), z.unknown()),
});

/** What stands in an editor's form and is not saved yet. */
export type LiveEntry = z.infer<typeof liveEntrySchema>;

/** More than the longest entry the sync takes, written as JSON. */
const maxRequest = 8_000_000;

async function readEntry(request: IncomingMessage): Promise<LiveEntry | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxRequest) return undefined;
      chunks.push(chunk);
    }
    return liveEntrySchema.safeParse(JSON.parse(Buffer.concat(chunks).toString())).data;
  } catch {
    // The request was given up, or is no JSON.
    return undefined;
  }
}

/**
 * Takes entries from the pages of the preview, which have them from the CMS' page around them. Only who knows the address,
 * which is another one each time, gets an entry in.
 * @returns the address, and what ends it
 */
export async function receiveLiveEntries(onEntry: (entry: LiveEntry) => void) {
  const path = `/${randomBytes(16).toString('hex')}`;
  async function take(request: IncomingMessage): Promise<204 | 400> {
    const entry = request.url === path && request.method === 'POST' ? await readEntry(request) : undefined;
    if (!entry) return 400;
    onEntry(entry);
    return 204;
  }
  const server = createServer((request, response) => {
    const end = (status: number) => response.writeHead(status, { connection: 'close' }).end();
    // What cannot be shown now is shown by the next look at the CMS, which says what is in the way.
    take(request).then(end, () => end(500));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
