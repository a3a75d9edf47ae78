interface Told {
  data?: Record<string, unknown> | null;
  isPublic?: boolean;
}

/** Keeps the reason of an error in the answer: pages and API are built apart, and do not know each other's classes. */
export function keepReasons({ error, result }: { error: Error; result?: object }) {
  const { name, message } = error;
  const { data, isPublic } = error as Told;
  if (isPublic !== true) return undefined;
  return { response: { ...result, errors: [{ name, message, ...(data && { data }) }] } };
}
