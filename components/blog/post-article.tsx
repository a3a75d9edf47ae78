import type { PostView } from '@/lib/content/views/blog-view';
import { originalText } from '@/lib/site/locales';
import type { Language } from '@/lib/words/types';
import { CopyPage } from '../layout/page/copy-page-control';
import { ContentFooter, OriginalNotice, PagerNav } from '../layout/page/page-parts';
import { TagList } from '../layout/page/tags';
import { TocDisclosure } from '../layout/toc/table-of-contents';
import { Prose } from '../mdx/prose';
import { leadText } from '../ui/class-names';
import { upLink, upRow } from './list-styles';
import { PostByline } from './post-byline';

/** A whole post. */
export function PostArticle({ post, language }: { post: PostView; language: Language }) {
  const words = language.words.blog;
  return (
    <article>
      <header className="mb-9">
        <p className={`post-up ${upRow}`}>
          <a className={`${upLink} text-muted`} href={post.blog.href}>
            {post.blog.label}
          </a>
        </p>
        <h1 {...originalText(post.original)}>{post.title}</h1>
        {post.lead && (
          <p className={leadText} {...originalText(post.original)}>
            {post.lead}
          </p>
        )}
        <PostByline post={post} language={language} />
        {!post.original && <CopyPage />}
      </header>
      {post.original && <OriginalNotice original={post.original} words={language.words} />}
      {post.toc.length > 0 && <TocDisclosure toc={post.toc} lang={post.original?.code} />}
      <Prose Content={post.Content} toc={post.anchors} language={language} original={post.original} />
      <TagList tags={post.tags} label={words.tags} className="mt-10" />
      <ContentFooter language={language} editLabel={words.edit} editUrl={post.editUrl} lastUpdate={post.lastUpdate} />
      <PagerNav pager={post.pager} label={words.neighbours} names={[words.newerPost, words.olderPost]} />
    </article>
  );
}
