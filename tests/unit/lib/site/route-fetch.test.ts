import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRouteFetch, isFetchingRoutes, type RouteFailure } from '@/lib/site/route-fetch';
import { basePath, withBasePath } from '@/lib/site/urls';

const rows = '0:{}\n';
const whole = JSON.stringify(['abcdefghijkl', rows]);
const navigation = { headers: { rsc: '1' } };
const prefetch = { headers: { rsc: '1', 'next-router-prefetch': '1' } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sharedRows = { abcdefghijkl: [''] };
  vi.stubGlobal('window', { location: { href: 'https://example.com/base/' }, setTimeout, clearTimeout, sharedRows });
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A router's fetch over these answers, the last of which repeats, with what it reported. */
function over(...answers: (() => Response | Promise<Response>)[]) {
  const failures: (RouteFailure | null)[] = [];
  let asked = 0;
  const answer = async () => {
    const next = answers[Math.min(asked++, answers.length - 1)];
    if (!next) throw new Error('There is no answer.');
    return next();
  };
  const fetch = createRouteFetch(vi.fn(answer), (failure) => failures.push(failure));
  return { fetch, failures, asked: () => asked };
}

it('hands on the rows of a whole payload', async () => {
  const { fetch, failures } = over(() => new Response(whole));
  const response = await fetch('/base/docs/intro.txt', navigation);
  expect(await response.text()).toBe(rows);
  expect(failures).toEqual([null]);
});

it.each([
  ['/base/docs/intro?_rsc=1', 'https://example.com/base/docs/intro.txt?_rsc='],
  ['/base/docs/intro?q=a%20b&_rsc=1', 'https://example.com/base/docs/intro.txt?q=a+b&_rsc='],
  ['/base/', 'https://example.com/base/index.txt?_rsc='],
  ['/base/docs/search-index', 'https://example.com/base/docs/search-index.txt?_rsc='],
])(
  'fetches the payload of %s, asked for ahead by the address of the page, and fails in silence',
  async (page, payload) => {
    const asked: string[] = [];
    const failures: (RouteFailure | null)[] = [];
    const answers = [new Response(whole), new Response('no', { status: 404 })];
    const fetch = createRouteFetch(
      async (input) => {
        asked.push(String(input));
        return answers.shift() ?? new Response('no', { status: 404 });
      },
      (failure) => failures.push(failure),
    );
    expect(await (await fetch(page, navigation)).text()).toBe(rows);
    expect((await fetch(page, navigation)).ok).toBe(false);
    expect(asked).toEqual([payload, payload]);
    expect(failures).toEqual([]);
  },
);

it('leaves everything else alone', async () => {
  const { fetch, failures } = over(() => new Response('x', { status: 404 }));
  expect((await fetch('/base/pages.json')).status).toBe(404);
  expect((await fetch('/base/llms.txt')).status).toBe(404);
  expect(failures).toEqual([]);
});

it('answers itself whether a page is there, and of what parts it is made', async () => {
  const never = vi.fn();
  const fetch = createRouteFetch(never, never);
  expect((await fetch(withBasePath('/docs/intro'), { method: 'HEAD' })).ok).toBe(true);
  const rows = await (await fetch(withBasePath('/docs/intro/__next._tree.txt?_rsc=1'), prefetch)).text();
  expect(rows).toContain('"k":"docs/intro"');
  expect(await (await fetch(`${basePath}/__next._tree.txt`, prefetch)).text()).toContain('"k":""');
  expect(never).not.toHaveBeenCalled();
});

it('leaves a page without a payload to the browser, and says so where there is no page either', async () => {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { href: 'https://example.com/base/', assign }, setTimeout, clearTimeout });
  const asked: string[] = [];
  const failures: (RouteFailure | null)[] = [];
  const fetch = createRouteFetch(
    async (input, init) => {
      asked.push(`${init?.method ?? 'GET'} ${new URL(String(input), 'https://example.com').pathname}`);
      return new Response(null, { status: init?.method === 'HEAD' && String(input).endsWith('/old') ? 200 : 404 });
    },
    (failure) => failures.push(failure),
  );
  void fetch('/base/docs/old.txt?_rsc=1', navigation);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/base/docs/old'));
  expect(asked).toEqual(['GET /base/docs/old.txt', 'HEAD /base/docs/old']);
  expect(failures).toEqual([null]);
  void fetch('/base/docs/gone.txt', navigation);
  await vi.waitFor(() => expect(failures[2]).toMatchObject({ href: '/base/docs/gone', status: 404 }));
  expect(assign).toHaveBeenCalledTimes(1);
});

it.each<[string, object, () => Response | Promise<Response>]>([
  ['the site answered 403', { reason: 'status', status: 403 }, () => new Response('no', { status: 403 })],
  ['the site answered 500', { reason: 'status', status: 500 }, () => new Response('no', { status: 500 })],
  ['its answer was cut short', { reason: 'cutShort' }, () => new Response(whole.slice(0, -3))],
  ['its answer was cut short', { reason: 'cutShort' }, () => new Response('<html>a page instead</html>')],
  ['the site cannot be reached', { reason: 'unreachable' }, () => Promise.reject(new TypeError('Failed to fetch'))],
])('says that %s, and goes on once Retry brings it', async (_, failure, answer) => {
  const { fetch, failures } = over(answer, () => new Response(whole));
  const waiting = fetch(new URL('https://example.com/base/docs/intro.txt?_rsc=1'), navigation);
  await vi.waitFor(() => expect(failures).toHaveLength(2));
  expect(failures[1]).toMatchObject({ href: '/base/docs/intro', ...failure });
  failures[1]?.retry();
  expect(await (await waiting).text()).toBe(rows);
  expect(failures[2]).toBeNull();
});

it('says that the reader is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { fetch, failures } = over(() => Promise.reject(new TypeError('Failed to fetch')));
  void fetch('/base/index.txt', navigation);
  await vi.waitFor(() => expect(failures[1]).toMatchObject({ href: '/base/', reason: 'offline' }));
});

it('waits ten seconds for a site that says nothing', async () => {
  const silent = vi.fn(
    (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('x'))),
      ),
  );
  const failures: (RouteFailure | null)[] = [];
  void createRouteFetch(silent, (failure) => failures.push(failure))('/base/docs/intro.txt', navigation);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(failures).toEqual([null]);
  await vi.advanceTimersByTimeAsync(200);
  expect(failures[1]?.reason).toBe('slow');
});

it('tells nobody of what was fetched ahead in vain', async () => {
  const { fetch, failures } = over(() => new Response('["'));
  expect((await fetch('/base/docs/intro.txt', prefetch)).ok).toBe(false);
  expect(failures).toEqual([]);
});

it('ends what is fetched ahead when another page is asked for, and lets go on what is fetched of that page', async () => {
  const ended: string[] = [];
  const fetch = createRouteFetch(
    (input, init) =>
      new Promise((resolve, reject) => {
        const { pathname } = input as URL;
        init?.signal?.addEventListener('abort', () => {
          ended.push(pathname);
          reject(new DOMException('Aborted', 'AbortError'));
        });
        if (new Headers(init?.headers).has('asked')) resolve(new Response(whole));
      }),
    () => undefined,
  );
  const first = fetch('/base/docs/one', navigation);
  void fetch('/base/docs/two', navigation);
  expect(isFetchingRoutes()).toBe(true);
  await fetch('/base/docs/two.txt', { headers: { rsc: '1', asked: '1' } });
  expect((await first).status).toBe(503);
  expect(ended).toEqual(['/base/docs/one.txt']);
  await fetch('/base/docs/three.txt', { headers: { rsc: '1', asked: '1' } });
  await vi.waitFor(() => expect(isFetchingRoutes()).toBe(false));
});
