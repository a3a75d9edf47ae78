import { notFound } from 'next/navigation';
import { editions } from '@/lib/content/edition';
import { blogFeed } from '@/lib/content/feed-view';
import { feedFiles } from '@/lib/feed-files';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return feedFiles.map(({ file }) => ({ file }));
}

/** The newest posts, for feed readers. The build moves the file to the blog (lib/export/place-feeds.ts). */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const feed = feedFiles.find((known) => known.file === file) ?? notFound();
  return new Response(await blogFeed(editions()[0], feed.file));
}
