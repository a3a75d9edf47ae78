import { getNavigationBuildId } from 'next/dist/client/navigation-build-id';
import { belowBase } from './below-base';
import { readPayload } from './route-payload';
import { basePath } from './urls';

const treeFile = '/__next._tree.txt';

/** Bits of Next's PrefetchHint: the layout of all pages, and that a page comes with what is around it. */
const hints = { root: 16 + 64, route: 32 + 64, page: 32 + 128 };

/**
 * What the router asks before it fetches a page ahead: of what parts it is made. Here every page is made of the same, and only
 * its route is another (`app/[[...route]]`).
 * @param address what the router asks for
 * @returns the answer, in rows of React's stream; undefined for another question
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

/** What is wrong with a payload. */
class PayloadError extends Error {
  readonly reason: Reason;
  readonly status: number | undefined;

  constructor(reason: Reason, status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

/** A route change that came to nothing so far. */
export interface RouteFailure {
  /** Page that was asked for. */
  href: string;
  /** Why it is not there, as the table of words names it. */
  reason: Reason;
  /** What the site answered, where that is the reason. */
  status?: number;
  /** Whether the reader knows of it, and goes on without the page. */
  closed?: boolean;
  /** Asks for it again; once it is there, the route change goes on where it stopped. */
  retry(): void;
}

/** A server that sends nothing for so long, in milliseconds, will not answer any more. */
const patience = 10_000;

/** Reads an answer to its end. Rejects when it says nothing for too long. */
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

/** Payloads on their way that nobody waits for yet, by page. */
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

/** Loads a payload and makes sure that it is one, and whole. Rejects with a PayloadError. */
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

/** Page a payload belongs to: `/docs/intro.txt` → `/docs/intro`. */
function pageOf({ pathname }: URL): string {
  return pathname.replace(/(?:(?<=\/)index)?\.txt$/, '');
}

/** Loads a payload that nobody waits for yet: one that somebody waits for takes its place on the line. */
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

/** Whether there is a page without a payload: one that leads on from a former address, or one that no build made. */
async function isThere(fetch: typeof window.fetch, href: string): Promise<boolean> {
  const response = await fetch(href, { method: 'HEAD' }).catch(() => undefined);
  return response?.ok === true;
}

/** Ends what is fetched ahead, but for the page that is asked for now. */
function makeWay(page: string): void {
  for (const [stall, other] of ahead) if (other !== page) stall.abort();
}

/**
 * Wraps `fetch` for the router. Where it meets an answer it cannot use, it leaves the page for the browser's own error
 * page; therefore a route change only gets to see payloads that are whole, and waits for one however long that takes.
 * What is fetched ahead of a route change may fail without anybody being told, and ends where it would delay one. What the router
 * asks before it fetches a page ahead, whether it is there and of what parts it is made, is answered here: a request less for each.
 * @param onFailure is told of a route change that cannot go on, and, with null, of one that begins
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
    // The router names here what it asks from, so that a payload would be loaded anew from each page that leads to it.
    address.searchParams.set('_rsc', getNavigationBuildId());
    // What the router fetches ahead as a whole it asks for by the page's own address, where a static export has the HTML.
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
