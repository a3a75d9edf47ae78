import { Forbidden, type SanitizedConfig } from 'payload';
import { isWriter, writers } from './access';

/** Nobody changes these by requests, and it stays so. */
const closed = ['payload-jobs', 'payload-kv'];

type Collection = SanitizedConfig['collections'][number];

function forWriters(collection: Collection): Collection {
  const { access, endpoints } = collection;
  return {
    ...collection,
    access: { ...access, create: writers, update: writers, delete: writers },
    endpoints:
      endpoints === false
        ? false
        : endpoints.map((endpoint) => ({
            ...endpoint,
            handler: (req) => {
              // The page to log in asks for what somebody prefers, and is told that there is nothing.
              if (endpoint.method !== 'get' && !isWriter(req)) throw new Forbidden(req.t);
              return endpoint.handler(req);
            },
          })),
  };
}

/** What Payload keeps for its pages, as who is editing what, is changed by those who may open them, and not by readers. */
export function restrictInternal(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((collection) =>
      collection.slug.startsWith('payload-') && !closed.includes(collection.slug) ? forWriters(collection) : collection,
    ),
  };
}
