import { searchFiles, searchVersions } from '@/lib/content/search-files';

export const dynamic = 'force-static';

/** The words of the latest docs version and where they occur. */
export function GET() {
  return Response.json(searchFiles(searchVersions()[0] ?? '').index);
}
