import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import * as z from 'zod';
import { listen } from '../../node/static-server';
import { collectionNames } from '../entries/collections';

const liveEntrySchema = z.object({
  kind: z.enum(collectionNames),
  id: z.string(),
  fields: z.record(z.string(), z.unknown()),
});

export type LiveEntry = z.infer<typeof liveEntrySchema>;

/** More than the longest entry that a sync accepts, as JSON. */
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
    // The request was aborted, or is no JSON.
    return undefined;
  }
}

/** Takes unsaved entries from pages of the preview, at a secret address that changes with each start. */
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
    // What cannot be shown now is reported by the next update from the CMS.
    take(request).then(end, () => end(500));
  });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    address: `http://127.0.0.1:${port}${path}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
