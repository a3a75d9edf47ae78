interface Told {
  data?: Record<string, unknown> | null;
  isPublic?: boolean;
}

/**
 * Keeps what an error says in its answer. The pages and the API are built apart, each with classes of its own; where a page was
 * asked for first, the API knows none of the errors, and leaves their reasons out. Those of Payload's plainest class have no
 * name in a build, and would be unknown errors.
 */
export function keepReasons({ error, result }: { error: Error; result?: object }) {
  const { name, message } = error;
  const { data, isPublic } = error as Told;
  if (isPublic !== true) return undefined;
  return { response: { ...result, errors: [{ name, message, ...(data && { data }) }] } };
}
