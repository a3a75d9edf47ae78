import { blogFeed } from '@/lib/content/feed-view';

export const dynamic = 'force-static';

/** The newest posts, for feed readers. */
export async function GET() {
  return new Response(await blogFeed('/blog/atom.xml'));
}
