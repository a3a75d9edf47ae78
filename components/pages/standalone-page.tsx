import type { PageView } from '@/lib/content/views/page-view';
import { originalText } from '@/lib/site/locales';
import type { Language } from '@/lib/words/types';
import { HeadingParts, OriginalNotice, UnlistedNotice } from '../layout/page/page-parts';
import { TableOfContents, TocDisclosure } from '../layout/toc/table-of-contents';
import { Prose } from '../mdx/prose';
import { Still } from '../ui/still';

/** A page outside of docs and blog: text beside its table of contents, or, if it begins with a hero, as wide as the window. */
export function StandalonePage({ view, language }: { view: PageView; language: Language }) {
  const { original, source, heading, headingId, className, headed, landing, whole, toc, anchors, unlisted, Content } =
    view;
  if (landing)
    return (
      <main id="content" className={whole ? 'landing landing-whole' : 'landing'} data-source={source}>
        {original && <OriginalNotice original={original} words={language.words} />}
        <Prose
          as="article"
          className={className}
          Content={Content}
          toc={anchors}
          language={language}
          original={original}
        />
      </main>
    );
  return (
    <div className="docs-layout" data-sidebar={false} data-toc={toc.length > 0}>
      <Still as="main" id="content" data-source={source}>
        <article className={className}>
          {!headed && (
            <header>
              <h1 id={headingId} {...originalText(original)}>
                <HeadingParts parts={heading} />
              </h1>
            </header>
          )}
          {original && <OriginalNotice original={original} words={language.words} />}
          {unlisted && <UnlistedNotice words={language.words} />}
          {toc.length > 0 && <TocDisclosure toc={toc} lang={original?.code} />}
          <Prose Content={Content} toc={anchors} language={language} original={original} />
        </article>
      </Still>
      {toc.length > 0 && <TableOfContents toc={toc} lang={original?.code} />}
    </div>
  );
}
