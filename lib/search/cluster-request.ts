/** Where a cluster is, and the key that readers search it with. */
export interface ClusterAccess {
  nodes: readonly string[];
  searchKey: string;
  /** How long all nodes together may take, in milliseconds. */
  patience?: number;
}

/** Readers who type wait no longer, in milliseconds. */
const usualPatience = 1500;

/**
 * Makes the way to ask a cluster: one node after the other until one answers, in the time that all have together. The one
 * that answered last comes first.
 */
export function createClusterRequest({ nodes, searchKey, patience = usualPatience }: ClusterAccess) {
  let first = 0;

  async function askNode(node: string, path: string, body: object, wanted: AbortController): Promise<unknown> {
    // As Typesense's own client does it for browsers: a key in the address and a body of plain text need no question ahead
    // whether the request is allowed.
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
   * @param wanted ends the request where nobody waits for it any more
   * @throws Error where no node answers
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
