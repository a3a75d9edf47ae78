import type { Named } from '@/lib/content/types';
import type { PostItem } from '@/lib/content/views/post-parts';
import { originalText } from '@/lib/site/locales';
import type { Language } from '@/lib/words/types';
import { TagList } from '../layout/page/tag-list';
import { Prose } from '../mdx/prose';
import { ArrowRightIcon } from '../ui/icons';
import { fillName } from '../ui/name';
import { PostByline } from './post-byline';

/** A post in a list: what stands above its truncation mark, or all of it. */
export function PostListItem({ post, language }: { post: PostItem; language: Language }) {
  const words = language.words.blog;
  const name: Named = { label: post.title, ...(post.original && { original: true }) };
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
            <span className="sr-only"> {fillName(words.readMoreOf, 'title', name)}</span> <ArrowRightIcon />
          </a>
        )}
        <TagList tags={post.tags} label={words.tags} />
      </footer>
    </article>
  );
}
