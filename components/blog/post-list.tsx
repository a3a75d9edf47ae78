import type { BlogNav, PostListView } from '@/lib/content/views/blog-view';
import { fill } from '@/lib/words/fill';
import type { Language } from '@/lib/words/types';
import { PagerNav } from '../layout/page/pager-nav';
import { leadText } from '../ui/class-names';
import { FeedIcon } from '../ui/icons';
import { fillName, Name } from '../ui/name';
import { AuthorPicture } from './author-picture';
import { BlogHeader } from './blog-header';
import { empty, linkRow, metaRow } from './list-styles';
import { PostListItem } from './post-list-item';

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
