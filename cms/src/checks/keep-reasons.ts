interface Told {
  data?: Record<string, unknown> | null;
  isPublic?: boolean;
}

/**
 * Keeps the reason of an error in the answer. Pages and API are built apart, each with their own classes, so that the API may
 * not recognize errors and would leave reasons out. Payload's basic class has no name in a build and would be an unknown error.
 */
export function keepReasons({ error, result }: { error: Error; result?: object }) {
  const { name, message } = error;
  const { data, isPublic } = error as Told;
  if (isPublic !== true) return undefined;
  return { response: { ...result, errors: [{ name, message, ...(data && { data }) }] } };
}
