import { createRouteFetch } from '@/lib/route-fetch';
import { usePage } from '@/stores/page';

/**
 * Reads the empty body of every answer to HEAD. The router asks for a page's head before it prefetches it and leaves the
 * body unread, which Chromium reports as an aborted request, once for every prefetched page.
 */
function finishHeadRequests(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (init?.method === 'HEAD') void response.text();
    return response;
  };
}

finishHeadRequests();
window.fetch = createRouteFetch(window.fetch, (failure) => usePage.getState().setRouteFailure(failure));
