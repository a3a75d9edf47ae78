/**
 * Replaces two modules of Next in browsers: the answers to actions of a server, and names that Next and its server share.
 * An export has no server: see docs/next-internals.md.
 */
export function serverActionReducer<State>(state: State): State {
  return state;
}

/** The only one of those names that a browser reads, in each answer: a header that no static host sends. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
