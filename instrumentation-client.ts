import { createRouteFetch } from '@/lib/site/route-fetch';
import { usePage } from '@/stores/page';
import { isSameAddress } from './lib/site/same-address';

/**
 * Answers requests for a page's head, which the router sends before it prefetches the page. It leaves the empty body
 * unread, which Chromium reports as an aborted request, once for every page. And it takes the address a host redirects to for
 * the page's own: where that is only another spelling (a slash at the end), the reader would see it from then on.
 */
function answerHeadRequests(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (init?.method !== 'HEAD') return response;
    void response.text();
    const respelled = response.redirected && input instanceof URL && isSameAddress(input.href, response.url);
    return respelled ? new Response(null, response) : response;
  };
}

/**
 * Loads a page again where its content changed before React had taken it over: the router refuses to refresh it then, with an
 * error that says nothing to an author.
 */
function reloadEarlyChanges(): void {
  window.addEventListener('error', (event) => {
    if (!event.message.includes('Router action dispatched before initialization')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    window.location.reload();
  });
}

// Both are about exported files. In development the router's requests have to reach its server as they are: an answer it
// does not understand makes it reload the page at every save.
if (process.env.NODE_ENV === 'production') {
  answerHeadRequests();
  window.fetch = createRouteFetch(window.fetch, (failure) => usePage.getState().setRouteFailure(failure));
} else reloadEarlyChanges();
