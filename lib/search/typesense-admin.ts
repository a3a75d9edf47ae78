import { reasonOf } from '../report/reason-of';

/** An unexpected answer of the cluster, or none. */
export class ClusterError extends Error {
  override name = 'ClusterError';
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Sends a request to the API of a cluster (https://typesense.org/docs/27.1/api/). */
export type ClusterAdmin = (method: string, path: string, body?: object | string) => Promise<string>;

/** Longest time of a request, in milliseconds. An import takes until its records are indexed. */
const patience = 120_000;

/** Creates the function for requests to a node. The key is sent in a header, because logs keep addresses. */
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
      throw new ClusterError(`${node} does not answer: ${reasonOf(error)}.`);
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
