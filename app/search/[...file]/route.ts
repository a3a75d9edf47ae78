import { editions } from '@/lib/content/model/edition';
import { searchFiles, searchVersions } from '@/lib/content/views/search-files';
import { searchFolder } from '@/lib/search/search-folder';
import { catchAllParams } from '@/lib/site/static-params';

export const dynamic = 'force-static';

const names = { 'search-doc.json': 'doc', 'search-index.json': 'index' } as const;

/** Folders of search files below this route, with what they are of; those of the latest docs in the default language lie at the top. */
function folders() {
  const all = editions().flatMap((edition) =>
    searchVersions(edition).map((version, index) => ({
      edition,
      version,
      folder: searchFolder(edition.site.routePrefix, index === 0 ? null : version),
    })),
  );
  return all.filter(({ folder }) => folder !== '');
}

export function generateStaticParams() {
  return catchAllParams('file', () =>
    folders().flatMap(({ folder }) => Object.keys(names).map((name) => [...folder.split('/').slice(2), name])),
  );
}

/** One search file of one docs version in one language. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const path = (await params).file;
  const folder = `/search/${path.slice(0, -1).map(decodeURIComponent).join('/')}`;
  const name = path.at(-1);
  const found = folders().find((candidate) => candidate.folder === folder);
  const part = name === 'search-doc.json' || name === 'search-index.json' ? names[name] : null;
  // A site with one language and one version asks for a page that is not there: see catchAllParams.
  return Response.json(found && part ? searchFiles(found.edition, found.version)[part] : null);
}
