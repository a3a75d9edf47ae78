import type { AfterErrorHook } from 'payload';

interface Told {
  data?: unknown;
  isPublic?: boolean;
}

/**
 * Keeps what an error says of fields in its answer. The pages and the API are built apart, each with classes of its own;
 * where a page was asked for first, the API knows none of the errors, and leaves their reasons out.
 */
export function keepReasons({ error, result }: Pick<Parameters<AfterErrorHook>[0], 'error' | 'result'>) {
  const { name, message } = error;
  const { data, isPublic } = error as Told;
  if (data == null || isPublic !== true) return undefined;
  return { response: { ...result, errors: [{ name, data, message }] } };
}
