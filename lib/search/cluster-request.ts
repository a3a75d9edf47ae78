/** The addresses of a cluster, and the key for searching. */
export interface ClusterAccess {
  nodes: readonly string[];
  searchKey: string;
  /** The time for all nodes together, in milliseconds. */
  patience?: number;
}

/** Readers who type do not wait longer than this, in milliseconds. */
const usualPatience = 1500;

/**
 * Creates the function that asks a cluster. It tries one node after the other until one answers. All of them share the
 * time. The node that answered last is asked first.
 */
export function createClusterRequest({ nodes, searchKey, patience = usualPatience }: ClusterAccess) {
  let first = 0;

  async function askNode(node: string, path: string, body: object, wanted: AbortController): Promise<unknown> {
    // Like Typesense's own client: with the key in the address and a body of plain text, browsers send no preflight
    // request.
    const url = `${node}${path}?x-typesense-api-key=${encodeURIComponent(searchKey)}`;
    const late = new AbortController();
    const giveUp = () => late.abort();
    const timer = setTimeout(giveUp, patience / nodes.length);
    wanted.signal.addEventListener('abort', giveUp);
    try {
      const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal: late.signal });
      if (!response.ok) throw new Error(`${node} answered ${response.status}.`);
      return await response.json();
    } finally {
      clearTimeout(timer);
      wanted.signal.removeEventListener('abort', giveUp);
    }
  }

  /**
   * @param wanted aborts the request if nobody waits for the answer any more
   * @throws Error if no node answers
   */
  return async (path: string, body: object, wanted = new AbortController()): Promise<unknown> => {
    let failure: unknown;
    for (let turn = 0; turn < nodes.length && !wanted.signal.aborted; turn++) {
      const at = (first + turn) % nodes.length;
      try {
        const answer = await askNode(nodes[at] ?? '', path, body, wanted);
        first = at;
        return answer;
      } catch (error) {
        failure = error;
      }
    }
    throw failure ?? new Error('Nobody waits for this answer.');
  };
}
