import { notFound } from 'next/navigation';
import { editions } from '@/lib/content/model/edition';
import { blogFeed } from '@/lib/content/views/feed-view';
import { feedFiles, feedName } from '@/lib/site/feed-files';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return editions().flatMap(({ site }) => feedFiles.map(({ file }) => ({ file: feedName(site, file) })));
}

/** The newest posts, for feed readers. The build moves the file to the blog (lib/publish/place-feeds.ts). */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  for (const edition of editions()) {
    const feed = feedFiles.find((known) => feedName(edition.site, known.file) === file);
    if (feed) return new Response(await blogFeed(edition, feed.file));
  }
  return notFound();
}
