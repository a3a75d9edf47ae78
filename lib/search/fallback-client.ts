import type { SearchClient, SearchHit } from './types';

/** A client that does not answer is not asked again for this time, in milliseconds. */
const pause = 60_000;

/** A client that asks a second one if the first does not answer, which is left alone for a minute then. */
export function createFallbackClient(
  preferred: SearchClient,
  standIn: SearchClient,
  now: () => number = Date.now,
): SearchClient {
  let silentUntil = 0;
  const origins = new WeakMap<SearchHit, SearchClient>();

  async function either<T>(ask: (client: SearchClient) => Promise<T>): Promise<{ client: SearchClient; answer: T }> {
    if (now() >= silentUntil) {
      try {
        return { client: preferred, answer: await ask(preferred) };
      } catch {
        silentUntil = now() + pause;
      }
    }
    return { client: standIn, answer: await ask(standIn) };
  }

  return {
    load: async () => void (await either((client) => client.load())),
    async search(query, scope) {
      const { client, answer } = await either((one) => one.search(query, scope));
      for (const hit of answer?.groups.flatMap(({ hits }) => hits) ?? []) origins.set(hit, client);
      return answer;
    },
    pages: async (routes) => (await either((client) => client.pages(routes))).answer,
    suggestions: async () => (await either((client) => client.suggestions())).answer,
    // Only the client that found a result knows the text around it.
    async excerpts(hits) {
      const [first] = hits;
      return first ? (origins.get(first) ?? standIn).excerpts(hits) : [];
    },
  };
}
