import type { PostItem } from '@/lib/content/views/post-parts';
import { fill } from '@/lib/words/fill';
import type { Language } from '@/lib/words/types';
import { originalText } from '../layout/page/original-notice';
import { TagList } from '../layout/page/tag-list';
import { Prose } from '../mdx/prose';
import { ArrowRightIcon } from '../ui/icons';
import { PostByline } from './post-byline';

/** A post in a list: what stands above its truncation mark, or all of it. */
export function PostListItem({ post, language }: { post: PostItem; language: Language }) {
  const words = language.words.blog;
  return (
    <article className="post-item">
      <h2>
        <a href={post.href} {...originalText(post.original)}>
          {post.title}
        </a>
      </h2>
      <PostByline post={post} language={language} />
      <Prose Content={post.Content} language={language} original={post.original} />
      <footer>
        {post.truncated && (
          <a className="read-more" href={post.href}>
            {words.readMore}
            <span className="sr-only"> {fill(words.readMoreOf, { title: post.title })}</span> <ArrowRightIcon />
          </a>
        )}
        <TagList tags={post.tags} label={words.tags} />
      </footer>
    </article>
  );
}
