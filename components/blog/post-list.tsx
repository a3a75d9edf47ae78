import type { PostListView } from '@/lib/content/blog-view';
import { PagerNav } from '../layout/pager-nav';
import { AuthorPicture } from './author-picture';
import { BlogHeader } from './blog-header';
import { FeedLinks } from './feed-links';
import { PostListItem } from './post-list-item';

/** One page of a list of posts. */
export function PostList({ view }: { view: PostListView }) {
  const { author, items, lead } = view;
  return (
    <>
      <BlogHeader
        view={view}
        heading={view.heading}
        before={author && <AuthorPicture name={author.name} image={author.image} />}
      >
        {author?.title && <p className="post-meta">{author.title}</p>}
        {lead && <p className="lead">{lead}</p>}
        {author && author.socials.length > 0 && (
          <ul className="author-socials" aria-label={`${author.name} elsewhere`}>
            {author.socials.map(({ label, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener me">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <FeedLinks feeds={view.nav.feeds} />
      </BlogHeader>
      {items.length === 0 && <p className="blog-empty">There are no posts here yet.</p>}
      {items.map((post) => (
        <PostListItem key={post.href} post={post} />
      ))}
      <PagerNav pager={view.pager} label="Pages of the list" names={['Newer posts', 'Older posts']} />
    </>
  );
}
