import { searchFiles, searchVersions } from '@/lib/content/search-files';

export const dynamic = 'force-static';

/** What the search shows of the pages of the latest docs version. */
export function GET() {
  return Response.json(searchFiles(searchVersions()[0] ?? '').doc);
}
