/** API keys of the users a CMS for tests and benches has. */
export const keys = {
  admin: '11111111-1111-4111-8111-111111111111',
  editor: '22222222-2222-4222-8222-222222222222',
  reader: '33333333-3333-4333-8333-333333333333',
} as const;

async function send(url: string, method: string, token: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Password of everybody in a CMS for tests. */
export const password = 'of a CMS that is thrown away';

/** Makes one user of each other role beside the first one, `admin@example.com`, by the requests the pages of the CMS send. */
export async function seedRoles(url: string): Promise<void> {
  const { token, user } = await send(`${url}/api/users/login`, 'POST', '', { email: 'admin@example.com', password });
  const { id } = user as { id: number };
  await send(`${url}/api/users/${id}`, 'PATCH', String(token), { enableAPIKey: true, apiKey: keys.admin });
  for (const role of ['editor', 'reader'] as const) {
    const other = { email: `${role}@example.com`, password, role, enableAPIKey: true, apiKey: keys[role] };
    await send(`${url}/api/users`, 'POST', String(token), other);
  }
}

/** Makes the first user of an empty CMS and one of each other role. */
export async function seedUsers(url: string): Promise<void> {
  await send(`${url}/api/users/first-register`, 'POST', '', { email: 'admin@example.com', password });
  await seedRoles(url);
}
