import { editions } from '@/lib/content/model/edition';
import { searchFiles, searchVersions } from '@/lib/content/views/search-files';

export const dynamic = 'force-static';

/** What the search shows of the pages of the latest docs version. */
export function GET() {
  const [edition] = editions();
  return Response.json(searchFiles(edition, searchVersions(edition)[0] ?? '').doc);
}
