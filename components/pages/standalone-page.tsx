import type { PageView } from '@/lib/content/page-view';
import { mdxComponents } from '../mdx/index';

/** A page outside of docs and blog. */
export function StandalonePage({ view }: { view: PageView }) {
  return (
    <main id="content" className="standalone" data-source={view.source}>
      <article className={view.className}>
        <h1>{view.title}</h1>
        <div className="prose">
          <view.Content components={mdxComponents({ toc: view.anchors, cards: [] })} />
        </div>
      </article>
    </main>
  );
}
