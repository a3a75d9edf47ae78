import { createRouteFetch } from '@/lib/site/route-fetch';
import { usePage } from '@/stores/page-store';

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

// The first is about exported files. In development the router's requests have to reach its server as they are: an answer it
// does not understand makes it reload the page at every save.
if (process.env.NODE_ENV === 'production')
  window.fetch = createRouteFetch(window.fetch, (routeFailure) => usePage.setState({ routeFailure }));
else reloadEarlyChanges();
