import { keys } from '@/tests/support/seed-users';

export type Doc = Record<string, unknown> & { id: number };

/** The REST API as somebody with a role, or nobody. */
export function createClient(url: string, role?: keyof typeof keys) {
  async function send(method: string, path: string, body?: unknown): Promise<{ status: number; data: unknown }> {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        ...(role && { authorization: `users API-Key ${keys[role]}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    return { status: response.status, data: await response.json() };
  }

  async function sure(method: string, path: string, body?: unknown): Promise<Doc> {
    const { status, data } = await send(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(data)}`);
    return (data as { doc?: Doc }).doc ?? (data as Doc);
  }

  return {
    send,
    /** Published unless `_status` says otherwise. */
    create: (kind: string, data: Record<string, unknown>) => sure('POST', kind, { _status: 'published', ...data }),
    update: (kind: string, id: number, data: Record<string, unknown>) =>
      sure('PATCH', `${kind}/${id}`, { _status: 'published', ...data }),
    saveDraft: (kind: string, id: number, data: Record<string, unknown>) =>
      sure('PATCH', `${kind}/${id}?draft=true`, { _status: 'draft', ...data }),
    unpublish: (kind: string, id: number) => sure('PATCH', `${kind}/${id}`, { _status: 'draft' }),
    remove: (kind: string, id: number) => sure('DELETE', `${kind}/${id}`),
    upload(path: string, name: string, bytes: Uint8Array, type: string) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
      form.set('_payload', JSON.stringify({ path }));
      return sure('POST', 'media', form);
    },
    async find(kind: string, path: string): Promise<Doc> {
      const { data } = await send('GET', `${kind}?depth=0&where[path][equals]=${encodeURIComponent(path)}`);
      const [doc] = (data as { docs?: Doc[] }).docs ?? [];
      if (!doc) throw new Error(`No ${kind} at ${path}: ${JSON.stringify(data)}`);
      return doc;
    },
  };
}
