import { type Access, Forbidden, type SanitizedConfig } from 'payload';
import { isWriter } from '../access';

/** No request may change these. */
const closed = ['payload-jobs', 'payload-kv'];

type Collection = SanitizedConfig['collections'][number];

/** Writers. Payload itself limits access to each user's own preferences. */
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
              // The login page asks for preferences and gets none.
              if (endpoint.method !== 'get' && !isWriter(req)) throw new Forbidden(req.t);
              return endpoint.handler(req);
            },
          })),
  };
}

/** Data that Payload keeps for its pages, such as who is editing what. Users of the pages may change it, readers may not. */
export function restrictInternal(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((collection) =>
      collection.slug.startsWith('payload-') && !closed.includes(collection.slug) ? forWriters(collection) : collection,
    ),
  };
}
