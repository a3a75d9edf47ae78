import type { Breadcrumb } from '@/lib/content/sidebar/sidebar';
import type { CategoryView, DocView } from '@/lib/content/views/doc-view';
import { originalText } from '@/lib/site/locales';
import type { Language } from '@/lib/words/types';
import { CopyPage } from '../layout/page/copy-page-control';
import { ContentFooter, HeadingParts, OriginalNotice, PagerNav, UnlistedNotice } from '../layout/page/page-parts';
import { TagList } from '../layout/page/tags';
import { TableOfContents, TocDisclosure } from '../layout/toc/table-of-contents';
import { DocCardList } from '../mdx/cards/doc-card-list';
import { Prose } from '../mdx/prose';
import { leadText } from '../ui/class-names';
import { LinkedName, Name } from '../ui/name';
import { Still } from '../ui/still';
import { DocsSidebar } from './docs-sidebar';

import { docsLayout, VersionBadge, VersionNotice } from './version-notice';

/** Links to the categories of this page. A page at the top has none. */
function Breadcrumbs({ items, label: name }: { items: readonly Breadcrumb[]; label: string }) {
  if (items.length < 2) return null;
  return (
    <nav aria-label={name} className="breadcrumbs mb-3 text-14 text-muted [&_a]:text-inherit">
      <ol className="flex flex-wrap wrap-anywhere">
        {items.map((item, index) => (
          <li key={item.label} aria-current={index === items.length - 1 ? 'page' : undefined}>
            <LinkedName {...item} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A docs page, or the generated page of a category. */
export function DocPage({ view, language }: { view: DocView | CategoryView; language: Language }) {
  const { words } = language;
  const doc = view.kind === 'doc' ? view : null;
  const category = view.kind === 'category' ? view : null;
  const lead = doc ? doc.lead : category?.description && [category.description];
  const toc = doc?.toc ?? [];
  // Set here, because browsers lay out the page before they have read the table of contents.
  return (
    <div className={docsLayout(view)} data-sidebar={view.sidebar !== null} data-toc={toc.length > 0}>
      {view.sidebar && <DocsSidebar sidebar={view.sidebar} />}
      <Still as="main" id="content" data-source={doc?.source}>
        <article>
          <Breadcrumbs items={view.breadcrumbs} label={words.docs.breadcrumbs} />
          <header>
            {view.badge && <VersionBadge label={view.badge} words={words} />}
            {!doc?.headed && (
              <h1
                id={doc?.headingId}
                className={doc?.hideTitle ? 'sr-only' : undefined}
                {...originalText(doc?.original)}
              >
                {doc ? (
                  <HeadingParts parts={doc.heading} />
                ) : (
                  <Name label={view.title} original={category?.originalTitle} />
                )}
              </h1>
            )}
            {lead && (
              <p className={leadText} {...originalText(doc?.original)}>
                <Name label={<HeadingParts parts={lead} />} original={category?.originalDescription} />
              </p>
            )}
            {doc && !doc.original && <CopyPage />}
          </header>
          {doc?.original && <OriginalNotice original={doc.original} words={words} />}
          {doc?.isUnlisted && <UnlistedNotice words={words} />}
          {view.banner && <VersionNotice banner={view.banner} words={words} />}
          {toc.length > 0 && <TocDisclosure toc={toc} lang={doc?.original?.code} />}
          {doc ? (
            <Prose
              Content={doc.Content}
              toc={doc.anchors}
              cards={doc.cards}
              language={language}
              original={doc.original}
            />
          ) : (
            <DocCardList cards={view.cards} />
          )}
          {doc && <TagList tags={doc.tags} label={words.docs.tags} className="mt-10" />}
          {doc && (
            <ContentFooter
              language={language}
              editLabel={words.docs.edit}
              editUrl={doc.editUrl}
              lastUpdate={doc.lastUpdate}
            />
          )}
          <PagerNav pager={view.pager} label={words.page.neighbours} names={[words.page.previous, words.page.next]} />
        </article>
      </Still>
      {toc.length > 0 && <TableOfContents toc={toc} lang={doc?.original?.code} />}
    </div>
  );
}
