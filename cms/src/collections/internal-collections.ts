import { type Access, Forbidden, type SanitizedConfig } from 'payload';
import { isWriter } from '../access';

/** Nobody changes these by requests, and it stays so. */
const closed = ['payload-jobs', 'payload-kv'];

type Collection = SanitizedConfig['collections'][number];

/** Writers, as far as Payload itself lets them: what somebody prefers, nobody else changes. */
function narrowed(access: Access): Access {
  return (args) => isWriter(args.req) && access(args);
}

function forWriters(collection: Collection): Collection {
  const { access, endpoints } = collection;
  return {
    ...collection,
    access: {
      ...access,
      create: narrowed(access.create),
      update: narrowed(access.update),
      delete: narrowed(access.delete),
    },
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
