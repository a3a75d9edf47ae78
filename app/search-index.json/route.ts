import { editions } from '@/lib/content/model/edition';
import { searchFiles, searchVersions } from '@/lib/content/views/search-files';

export const dynamic = 'force-static';

/** The words of the latest docs version and where they occur. */
export function GET() {
  const [edition] = editions();
  return Response.json(searchFiles(edition, searchVersions(edition)[0] ?? '').index);
}
