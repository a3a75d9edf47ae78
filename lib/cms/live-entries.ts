import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { collectionNames } from './collections';

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
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxRequest) return undefined;
    chunks.push(chunk);
  }
  try {
    return liveEntrySchema.safeParse(JSON.parse(Buffer.concat(chunks).toString())).data;
  } catch {
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
  const server = createServer(async (request, response) => {
    const entry = request.url === path && request.method === 'POST' ? await readEntry(request) : undefined;
    if (entry) onEntry(entry);
    response.writeHead(entry ? 204 : 400, { connection: 'close' }).end();
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
