import { readFile } from 'node:fs/promises';

/** The icon of the site. Browsers ask for it wherever a page names none, if only for a moment. */
export async function GET() {
  try {
    const icon = await readFile('../public/favicon.ico');
    return new Response(new Uint8Array(icon), { headers: { 'content-type': 'image/x-icon' } });
  } catch {
    return new Response(null, { status: 204 });
  }
}
