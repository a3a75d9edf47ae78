/** An answer of the cluster other than the one that was asked for. */
export class ClusterError extends Error {
  override name = 'ClusterError';
  /** Status of HTTP; undefined where nothing answered. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Asks a cluster by its HTTP API (https://typesense.org/docs/27.1/api/). */
export type ClusterAdmin = (method: string, path: string, body?: object | string) => Promise<string>;

/** How long a cluster may take: an import waits until its records are indexed. In milliseconds. */
const patience = 120_000;

/**
 * Makes the way to ask one node with a key. What is not answered with success is an error that says what the node said.
 * @param key it goes into a header, never into an address that logs keep
 */
export function clusterAdmin(node: string, key: string): ClusterAdmin {
  return async (method, path, body) => {
    const headers = { 'x-typesense-api-key': key, 'content-type': 'application/json' };
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    let response: Response;
    try {
      response = await fetch(node + path, {
        method,
        headers,
        signal: AbortSignal.timeout(patience),
        ...(text !== undefined && { body: text }),
      });
    } catch (error) {
      const { cause } = error as Error;
      const reason = cause instanceof Error ? cause.message : (error as Error).message;
      throw new ClusterError(`${node} does not answer: ${reason}.`);
    }
    const answer = await response.text();
    if (!response.ok)
      throw new ClusterError(
        `${node} answered ${response.status} to ${method} ${path}: ${answer.slice(0, 300)}`,
        response.status,
      );
    return answer;
  };
}
