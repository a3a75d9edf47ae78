import type { PostItem } from '@/lib/content/post-parts';
import { TagList } from '../layout/tag-list';
import { Prose } from '../mdx/prose';
import { ArrowRightIcon } from '../ui/icons';
import { PostByline } from './post-byline';

/** A post in a list: what stands above its truncation mark, or all of it. */
export function PostListItem({ post }: { post: PostItem }) {
  return (
    <article className="post-item">
      <h2>
        <a href={post.href}>{post.title}</a>
      </h2>
      <PostByline post={post} />
      <Prose Content={post.Content} />
      <footer>
        {post.truncated && (
          <a className="read-more" href={post.href}>
            Read more<span className="sr-only"> of {post.title}</span> <ArrowRightIcon />
          </a>
        )}
        <TagList tags={post.tags} />
      </footer>
    </article>
  );
}
