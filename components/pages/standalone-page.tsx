import type { PageView } from '@/lib/content/page-view';
import { TableOfContents } from '../layout/table-of-contents';
import { TocDisclosure } from '../layout/toc-disclosure';
import { mdxComponents } from '../mdx/index';

function PageBody({ view }: { view: PageView }) {
  return <view.Content components={mdxComponents({ toc: view.anchors, cards: [] })} />;
}

/** A page outside of docs and blog: text with its contents beside it, or, where it opens with a hero, as wide as the window. */
export function StandalonePage({ view }: { view: PageView }) {
  const { source, heading, className, headed, landing, toc } = view;
  if (landing)
    return (
      <main id="content" className="landing" data-source={source}>
        <article className={['prose', className].filter(Boolean).join(' ')}>
          <PageBody view={view} />
        </article>
      </main>
    );
  return (
    <div className="docs-layout" data-sidebar={false} data-toc={toc.length > 0}>
      <main id="content" data-source={source}>
        <article className={className}>
          {!headed && (
            <header>
              <h1>{heading}</h1>
            </header>
          )}
          <TocDisclosure toc={toc} />
          <div className="prose">
            <PageBody view={view} />
          </div>
        </article>
      </main>
      {toc.length > 0 && <TableOfContents toc={toc} />}
    </div>
  );
}
