import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { keys } from './client';
import { runCms, startCms } from './cms-process';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with the database and media every test starts from: three users, and all of content/. */
    template: string;
  }
}

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

/** Makes the template once: through the same steps as an owner, from an empty database. */
export default async function prepare(project: TestProject): Promise<() => void> {
  const template = mkdtempSync(join(tmpdir(), 'nexus-cms-'));
  const cms = await startCms(template);
  try {
    const first = await send(`${cms.url}/api/users/first-register`, 'POST', '', {
      email: 'admin@example.com',
      password: 'a password for tests',
    });
    const token = String(first['token']);
    const { id } = first['user'] as { id: number };
    await send(`${cms.url}/api/users/${id}`, 'PATCH', token, { enableAPIKey: true, apiKey: keys.admin });
    for (const role of ['editor', 'reader'] as const)
      await send(`${cms.url}/api/users`, 'POST', token, {
        email: `${role}@example.com`,
        password: 'a password for tests',
        role,
        enableAPIKey: true,
        apiKey: keys[role],
      });
  } finally {
    await cms.stop();
  }
  const imported = runCms(template, ['--import', 'tsx', 'scripts/import.ts']);
  if (imported.status !== 0) throw new Error(imported.output);
  project.provide('template', template);
  return () => rmSync(template, { recursive: true, force: true });
}
