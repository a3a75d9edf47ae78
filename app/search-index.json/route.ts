import { editions } from '@/lib/content/edition';
import { searchFiles, searchVersions } from '@/lib/content/search-files';

export const dynamic = 'force-static';

/** The words of the latest docs version and where they occur. */
export function GET() {
  const [edition] = editions();
  return Response.json(searchFiles(edition, searchVersions(edition)[0] ?? '').index);
}
