import type { Named } from '@/lib/content/types';
import type { PostItem } from '@/lib/content/views/post-parts';
import { originalText } from '@/lib/site/locales';
import type { Language } from '@/lib/words/types';
import { TagList } from '../layout/page/tags';
import { Prose } from '../mdx/prose';
import { ArrowRightIcon } from '../ui/icons';
import { fillName } from '../ui/name';
import { PostByline } from './post-byline';

/** A post in a list, up to its truncation mark if it has one. */
export function PostListItem({ post, language }: { post: PostItem; language: Language }) {
  const words = language.words.blog;
  const name: Named = { label: post.title, ...(post.original && { original: true }) };
  return (
    <article className="hairline-t py-10">
      <h2 className="text-[1.625rem]/[1.25]">
        <a className="text-text hover:text-link hover:no-underline" href={post.href} {...originalText(post.original)}>
          {post.title}
        </a>
      </h2>
      <PostByline post={post} language={language} />
      <Prose
        Content={post.Content}
        language={language}
        original={post.original}
        className="mt-5 [&_h3]:mt-[1.6em] [&_h3]:text-20"
      />
      <footer className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {post.truncated && (
          <a
            className="inline-flex items-center gap-1.5 py-1 weight-600 max-desktop:py-2.5 [&:hover>.icon]:[translate:calc(3px*var(--flow))] [&>.icon]:[transition:translate_140ms_ease-out]"
            href={post.href}
          >
            {words.readMore}
            <span className="sr-only"> {fillName(words.readMoreOf, 'title', name)}</span> <ArrowRightIcon />
          </a>
        )}
        <TagList tags={post.tags} label={words.tags} />
      </footer>
    </article>
  );
}
