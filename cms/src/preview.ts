import { site } from '../../lib/config/site';

/** Address under which `npm run dev -- --preview` shows the page of a file; null for an entry that has none yet. */
export function previewAddress(path: unknown): string | null {
  const base = process.env['PREVIEW_URL'] ?? `http://localhost:3000${site.basePath}`;
  return typeof path === 'string' && path !== '' ? `${base}/preview?file=${encodeURIComponent(path)}` : null;
}
