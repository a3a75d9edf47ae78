import type { DocTagsView, DocTagView } from '@/lib/content/views/doc-tags-view';
import type { Language } from '@/lib/words/types';
import { TagGroups } from '../layout/page/tags';
import { leadText } from '../ui/class-names';
import { fillName, LinkedName, Name } from '../ui/name';
import { Still } from '../ui/still';

import { docsLayout, VersionBadge, VersionNotice } from './version-notice';

function TaggedDocs({ docs }: Pick<DocTagView, 'docs'>) {
  return docs.map(({ label, original, href, description }) => (
    <section key={href} className="hairline-t py-5">
      <h2 className="text-18">
        <LinkedName label={label} original={original} href={href} />
      </h2>
      {description && (
        <p className="mt-1 text-muted">
          <Name label={description} original={original} />
        </p>
      )}
    </section>
  ));
}

/** The tags of the docs, or the docs of a tag. */
export function DocTagsPage({ view, language }: { view: DocTagsView | DocTagView; language: Language }) {
  const { words } = language;
  return (
    <div className={docsLayout(view)} data-sidebar={false} data-toc={false}>
      <Still as="main" id="content">
        <article>
          <header>
            {view.badge && <VersionBadge label={view.badge} words={words} />}
            <h1>{view.kind === 'tag' ? fillName(view.heading, 'tag', view.tag) : view.title}</h1>
            {view.kind === 'tag' && view.lead && (
              <p className={leadText}>
                <Name label={view.lead} original={view.tag.original} />
              </p>
            )}
            {view.kind === 'tag' && (
              <p className="mt-2">
                <a href={view.allTagsHref}>{words.docs.allTags}</a>
              </p>
            )}
          </header>
          {view.banner && <VersionNotice banner={view.banner} words={words} />}
          {view.kind === 'tags' ? (
            <TagGroups tags={view.tags} code={language.code} counted={words.docs.count} />
          ) : (
            <TaggedDocs docs={view.docs} />
          )}
        </article>
      </Still>
    </div>
  );
}
