import { editions } from '@/lib/content/edition';
import { searchFiles, searchVersions } from '@/lib/content/search-files';
import { catchAllParams } from '@/lib/static-params';

export const dynamic = 'force-static';

const names = { 'search-doc.json': 'doc', 'search-index.json': 'index' } as const;

/** The search files of every docs version but the latest, whose files lie at the top. */
export function generateStaticParams() {
  const others = () => searchVersions(editions()[0]).slice(1);
  return catchAllParams('file', () => others().flatMap((version) => Object.keys(names).map((name) => [version, name])));
}

/** One search file of one docs version. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const [version = '', name = ''] = (await params).file;
  const part = name === 'search-doc.json' || name === 'search-index.json' ? names[name] : null;
  return Response.json(part && searchFiles(editions()[0], version)[part]);
}
