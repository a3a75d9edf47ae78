import type { Named } from '@/lib/content/types';
import type { BlogNav, PostListView } from '@/lib/content/views/blog-view';
import type { PostItem } from '@/lib/content/views/post-parts';
import { originalText } from '@/lib/site/locales';
import { fill } from '@/lib/words/fill';
import type { Language } from '@/lib/words/types';
import { PagerNav } from '../layout/page/page-parts';
import { TagList } from '../layout/page/tags';
import { Prose } from '../mdx/prose';
import { leadText } from '../ui/class-names';
import { ArrowRightIcon, FeedIcon } from '../ui/icons';
import { fillName, Name } from '../ui/name';
import { AuthorPicture } from './author-picture';
import { BlogHeader } from './blog-header';
import { empty, linkRow, metaRow } from './list-styles';
import { PostByline } from './post-byline';

/** A post in a list, up to its truncation mark if it has one. */
function PostListItem({ post, language }: { post: PostItem; language: Language }) {
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

function FeedLinks({ feeds, label: name }: Pick<BlogNav, 'feeds'> & { label: string }) {
  return (
    <p className={`${linkRow} print:hidden max-desktop:[&>a]:py-2.5 [&>.icon]:-me-1.5`}>
      <FeedIcon /> <span>{name}</span>
      {feeds.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}

/** A page of a list of posts. */
export function PostList({ view, language }: { view: PostListView; language: Language }) {
  const words = language.words.blog;
  const { author, heading, items, lead, tag } = view;
  return (
    <>
      <BlogHeader
        view={view}
        language={language}
        heading={tag ? fillName(heading, 'tag', tag) : heading}
        before={author && <AuthorPicture name={author.name} image={author.image} className="mb-4 size-16 text-20" />}
      >
        {author?.title && (
          <p className={metaRow}>
            <Name label={author.title} original={author.original} />
          </p>
        )}
        {lead && (
          <p className={leadText}>
            <Name label={lead} original={(tag ?? author)?.original} />
          </p>
        )}
        {author && author.socials.length > 0 && (
          <ul className={linkRow} aria-label={fill(words.elsewhere, { name: author.name })}>
            {author.socials.map(({ label, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener me">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <FeedLinks feeds={view.nav.feeds} label={words.subscribe} />
      </BlogHeader>
      {items.length === 0 && <p className={empty}>{words.noPosts}</p>}
      {items.map((post) => (
        <PostListItem key={post.href} post={post} language={language} />
      ))}
      <PagerNav pager={view.pager} label={words.listPages} names={[words.newerPosts, words.olderPosts]} />
    </>
  );
}
