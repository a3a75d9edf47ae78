import { getNavigationBuildId } from 'next/dist/client/navigation-build-id';
import { readPayload } from './route-payload';
import { basePath, belowBase } from './urls';

const treeFile = '/__next._tree.txt';

/** Bits of Next's PrefetchHint: the layout of all pages, and pages that come with everything around them. */
const hints = { root: 16 + 64, route: 32 + 64, page: 32 + 128 };

/**
 * The answer to the router's question about the parts of a page, before it fetches the page ahead. All pages have the same
 * parts, and only the route differs (`app/[[...route]]`).
 * @param address of the request
 * @returns the answer in rows of React's stream; undefined for other requests
 */
function routeTreeAt({ pathname }: URL): Response | undefined {
  if (!pathname.endsWith(treeFile)) return undefined;
  const route = belowBase(pathname.slice(0, -treeFile.length), basePath)?.slice(1) ?? '';
  return new Response(`2:[["children",{"s":"__PAGE__","h":${hints.page}}]]
1:[["children",{"s":{"n":"route","t":"oc","k":${JSON.stringify(route)},"s":[]},"h":${hints.route},"c":"$Q2"}]]
0:{"b":"${getNavigationBuildId()}","t":{"t":{"s":"","h":${hints.root},"c":"$Q1"}}}
`);
}

type Reason = 'offline' | 'status' | 'cutShort' | 'slow' | 'unreachable';

class PayloadError extends Error {
  readonly reason: Reason;
  readonly status: number | undefined;

  constructor(reason: Reason, status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

/** A route change that has failed so far. */
export interface RouteFailure {
  href: string;
  /** The reason, by its name in the words. */
  reason: Reason;
  /** The HTTP status, if that is the reason. */
  status?: number;
  /** Whether the reader has closed the message. */
  closed?: boolean;
  /** Requests the page again. Once it has loaded, the route change continues. */
  retry(): void;
}

/** A server that sends nothing for this time will not answer any more. In milliseconds. */
const patience = 10_000;

/** Reads a response to its end. */
async function readWhole(response: Response, onPart: () => void): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text;
    text += part.value;
    onPart();
  }
}

/** Payloads that are being fetched ahead, by page. */
const ahead = new Map<AbortController, string>();
let underway = 0;

/** Whether the router waits for a payload. */
export function isFetchingRoutes(): boolean {
  return underway > 0;
}

function counted<T>(answer: Promise<T>): Promise<T> {
  underway += 1;
  return answer.finally(() => {
    underway -= 1;
  });
}

/** Loads a payload and makes sure that it is complete. Rejects with a PayloadError. */
async function loadPayload(
  fetch: typeof window.fetch,
  address: URL,
  init: RequestInit,
  stall = new AbortController(),
): Promise<Response> {
  let timer = 0;
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => stall.abort(), patience);
  };
  wait();
  try {
    const load = async (file: URL | string) => {
      const response = await fetch(file, { ...init, signal: stall.signal });
      if (!response.ok) throw new PayloadError('status', response.status);
      return readWhole(response, wait);
    };
    const rows = await readPayload(await load(address), load);
    if (rows === undefined) throw new PayloadError('cutShort');
    return new Response(rows);
  } catch (error) {
    if (stall.signal.aborted) throw new PayloadError('slow');
    if (!navigator.onLine) throw new PayloadError('offline');
    throw error instanceof PayloadError ? error : new PayloadError('unreachable');
  } finally {
    window.clearTimeout(timer);
  }
}

/** Page of a payload: `/docs/intro.txt` → `/docs/intro`. */
function pageOf({ pathname }: URL): string {
  return pathname.replace(/(?:(?<=\/)index)?\.txt$/, '');
}

/** Fetches a payload ahead. It is aborted if a payload for the reader needs the line. */
async function loadAhead(fetch: typeof window.fetch, address: URL, init: RequestInit): Promise<Response> {
  const stall = new AbortController();
  ahead.set(stall, pageOf(address));
  try {
    return await counted(loadPayload(fetch, address, { ...init, priority: 'low' }, stall));
  } catch {
    return new Response(null, { status: 503 });
  } finally {
    ahead.delete(stall);
  }
}

/** Whether there is a page without a payload: a redirect, or a page that is not part of the build. */
async function isThere(fetch: typeof window.fetch, href: string): Promise<boolean> {
  const response = await fetch(href, { method: 'HEAD' }).catch(() => undefined);
  return response?.ok === true;
}

/** Aborts fetching ahead, except for the page that is wanted now. */
function makeWay(page: string): void {
  for (const [stall, other] of ahead) if (other !== page) stall.abort();
}

/**
 * Wraps `fetch` for the router. The router leaves for the browser's error page when it cannot use an answer. So a route
 * change only sees complete payloads, and waits for one as long as necessary. Fetching ahead may fail silently, and is
 * aborted if it would delay a route change. The router's questions before it fetches a page ahead, whether the page exists
 * and which parts it has, are answered here, which saves a request each.
 * @param onFailure is called for a failed route change, and with null for a new one
 */
export function createRouteFetch(
  fetch: typeof window.fetch,
  onFailure: (failure: RouteFailure | null) => void,
): typeof window.fetch {
  return (input, init = {}) => {
    const headers = new Headers(init.headers);
    const address = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (init.method === 'HEAD') return Promise.resolve(new Response());
    if (!headers.has('rsc')) return fetch(input, init);
    const tree = routeTreeAt(address);
    if (tree) return Promise.resolve(tree);
    // The router adds the page that it asks from, so that a payload would be loaded again from each page.
    address.searchParams.set('_rsc', getNavigationBuildId());
    // The router fetches whole pages by their own address, which has the HTML in a static export.
    const isWholePrefetch = !address.pathname.endsWith('.txt');
    if (isWholePrefetch) address.pathname += address.pathname.endsWith('/') ? 'index.txt' : '.txt';
    if (isWholePrefetch || headers.has('next-router-prefetch')) {
      return loadAhead(fetch, address, init);
    }
    makeWay(pageOf(address));
    return new Promise((resolve) => {
      const attempt = () => {
        onFailure(null);
        counted(loadPayload(fetch, address, init)).then(resolve, async (error: unknown) => {
          const { reason, status } = error instanceof PayloadError ? error : new PayloadError('unreachable');
          const href = pageOf(address);
          if (status === 404 && (await isThere(fetch, href))) window.location.assign(href);
          else onFailure({ href, reason, ...(status !== undefined && { status }), retry: attempt });
        });
      };
      attempt();
    });
  };
}
