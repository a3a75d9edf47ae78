import { askCms } from '../ask-cms';
import type { Hit } from '../editor/link-search';

type Target = Omit<Hit, 'path'>;

interface Redirecting {
  _status?: string;
  redirect_from?: string[] | null;
}

function readTarget(api: string, { kind, id }: Target): Promise<Redirecting> {
  return askCms<Redirecting>(`${api}/${kind}/${id}?depth=0&draft=true`);
}

/** Checks that a page has no unpublished changes, which another old address would publish. @throws Error if it has */
export async function requireTarget(api: string, target: Target): Promise<void> {
  const { _status: status } = await readTarget(api, target);
  if (status !== 'published')
    throw new Error(
      `“${target.title}” has changes that are not published. Publish them first, or choose another page.`,
    );
}

/** Adds a redirect to a page and publishes it. @throws Error with the reason */
export async function redirectTo(api: string, target: Target, address: string): Promise<void> {
  const { redirect_from: known } = await readTarget(api, target);
  const body = { _status: 'published', redirect_from: [...(known ?? []), address] };
  await askCms(`${api}/${target.kind}/${target.id}`, { method: 'PATCH', body });
}
