interface RefusalBody {
  errors?: { message: string; data?: { errors?: { message: string }[] } }[];
}

/** Why the CMS refused a request, in its own words: those about a field before those about the whole. */
async function refusalReason(answer: Response): Promise<string> {
  try {
    const { errors } = (await answer.json()) as RefusalBody;
    const [first] = errors ?? [];
    return first?.data?.errors?.[0]?.message ?? first?.message ?? `status ${answer.status}`;
  } catch {
    return `status ${answer.status}`;
  }
}

/** What is said where the connection is lost. */
export const offline =
  'The CMS does not answer, and nothing can be saved. Leave this page open, and save again in a while.';

/** The CMS refused a request. */
export class Refusal extends Error {
  readonly status: number;

  constructor(reason: string, status: number) {
    super(reason);
    this.status = status;
  }
}

interface Asking {
  method?: string;
  /** A form, JSON as text, or what is sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
}

/** What browsers say of a broken connection tells nobody what to do. */
async function answerOf(address: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, options);
  } catch {
    throw new Error('The CMS does not answer. Leave this page open, and try again in a while.');
  }
}

/** Asks the CMS as whoever is logged in. @throws Refusal with the reason, or Error where it does not answer */
export async function askCms<Answer>(address: string, { method = 'GET', body, signal }: Asking = {}): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await answerOf(address, {
    method,
    credentials: 'include',
    ...(body !== undefined && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(body !== undefined && !isForm && { headers: { 'content-type': 'application/json' } }),
    ...(signal && { signal }),
  });
  if (!answer.ok) throw new Refusal(await refusalReason(answer), answer.status);
  return (await answer.json()) as Answer;
}
