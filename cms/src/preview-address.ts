/** Address under which `npm run dev -- --preview` shows the page of a file; null for an entry that has none yet. */
export function previewAddress(path: unknown): string | null {
  // `npm run cms` adds the base path of the site: the pages hold nothing of site.config.ts, so that an edit of it rebuilds none.
  const base = process.env['PREVIEW_URL'] ?? 'http://localhost:3000';
  return typeof path === 'string' && path !== '' ? `${base}/preview?file=${encodeURIComponent(path)}` : null;
}
