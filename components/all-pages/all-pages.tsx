import type { ReactNode } from 'react';
import type { AllPagesView, ListedItem } from '@/lib/content/views/all-pages-view';
import { withBasePath } from '@/lib/site/urls';
import { narrowPage } from '../ui/class-names';
import { LinkedName } from '../ui/name';
import { Still } from '../ui/still';

function List({ items }: { items: readonly ListedItem[] }) {
  return (
    <ul>
      {items.map(({ label, original, href, items: below }) => (
        <li key={href ?? label}>
          <LinkedName label={label} original={original} href={href} />
          {below.length > 0 && <List items={below} />}
        </li>
      ))}
    </ul>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <ul className="mb-4 flex list-none flex-wrap gap-x-5 gap-y-2 p-0 [&>li]:mt-0">{children}</ul>;
}

/** The list of all pages, which replaces the search and the menus of languages and versions for readers without scripts. */
export function AllPages({ view }: { view: AllPagesView }) {
  return (
    <Still as="main" id="content" className={`prose ${narrowPage}`}>
      <h1 className="mb-5">{view.title}</h1>
      {view.languages.length > 0 && (
        <Row>
          {view.languages.map(({ code, label, route }) => (
            <li key={code}>
              <a href={withBasePath(route)} lang={code} hrefLang={code}>
                {label}
              </a>
            </li>
          ))}
        </Row>
      )}
      {view.groups.map(({ title, versions, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          {versions.length > 0 && (
            <Row>
              {versions.map(({ label, href }) => (
                <li key={label}>
                  <a href={href ?? undefined}>{label}</a>
                </li>
              ))}
            </Row>
          )}
          <List items={items} />
        </section>
      ))}
    </Still>
  );
}
