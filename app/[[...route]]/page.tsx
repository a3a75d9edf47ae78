import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { AllPages } from '@/components/all-pages/all-pages';
import { BlogPage } from '@/components/blog/blog-page';
import { DocPage } from '@/components/docs/doc-page';
import { DocTagsPage } from '@/components/docs/doc-tags';
import { PageLanguages } from '@/components/layout/page/page-languages';
import { Redirect } from '@/components/layout/page/redirect';
import { StandalonePage } from '@/components/pages/standalone-page';
import { waitForContent } from '@/lib/build/gate';
import { allRoutes, editions } from '@/lib/content/model/edition';
import { renderedView, routesToRender } from '@/lib/content/render/render-plan';
import { blogMetadata } from '@/lib/content/views/blog-metadata';
import { pageMetadata, redirectMetadata } from '@/lib/content/views/page-metadata';
import type { SiteView } from '@/lib/content/views/site-view';
import { allRedirects } from '@/lib/publish/site-redirects';
import { decodeAddress } from '@/lib/site/decode-address';
import { withBasePath } from '@/lib/site/urls';

interface RouteParams {
  params: Promise<{ route?: string[] }>;
}

/**
 * The pages that a build renders: the home page always, because a static export refuses a route without any. A build asks while
 * it reads the content, so that the code of the pages is loaded by the time that is done.
 */
export async function generateStaticParams(): Promise<{ route: string[] }[]> {
  await waitForContent(process.env);
  const others = await routesToRender([...allRoutes()].filter((route) => route !== '/'));
  return [[], ...others.map((route) => route.slice(1).split('/'))].map((route) => ({ route }));
}

async function routeOf({ params }: RouteParams): Promise<string> {
  const { route = [] } = await params;
  return `/${route.map(decodeAddress).join('/')}`;
}

// Head and body ask for the same view.
const viewAt = cache(renderedView);

/** Where a former address leads. A build writes a file for each of them; development looks it up once there is no page. */
function redirectAt(route: string) {
  if (process.env.NODE_ENV !== 'development') return undefined;
  const all = editions();
  return allRedirects(all, all[0].site).find(({ from }) => from === withBasePath(route));
}

export async function generateMetadata(props: RouteParams): Promise<Metadata> {
  const route = await routeOf(props);
  const found = await viewAt(route);
  if (!found) {
    const moved = redirectAt(route) ?? notFound();
    return { title: moved.language.words.page.moved, robots: { index: false } };
  }
  const { edition } = found;
  if (found.kind === 'redirect') return redirectMetadata(edition.language.words.docs.title, found.to);
  if (found.kind === 'all') {
    const { allTitle: title, allDescription: description } = edition.language.words.page;
    return pageMetadata(edition, { title, description, permalink: found.permalink, keywords: [], unlisted: false });
  }
  return found.kind === 'blog' ? blogMetadata(edition, found.view) : pageMetadata(edition, found.view);
}

/**
 * Every page: one of the docs, of the blog or of its own, or the way to another one. One route for all, because the
 * configuration says where docs and blog live.
 */
export default async function Page(props: RouteParams) {
  const route = await routeOf(props);
  const found = await viewAt(route);
  if (!found) {
    const { to, language } = redirectAt(route) ?? notFound();
    return <Redirect to={to} words={language.words.page} />;
  }
  return (
    <>
      {found.elsewhere && <PageLanguages routes={found.elsewhere} />}
      <PageBody found={found} />
    </>
  );
}

function PageBody({ found }: { found: SiteView }) {
  const { edition } = found;
  const { language } = edition;
  switch (found.kind) {
    case 'docs':
      return <DocPage view={found.view} language={language} />;
    case 'tags':
      return <DocTagsPage view={found.view} language={language} />;
    case 'blog':
      return <BlogPage view={found.view} recent={found.recent} language={language} />;
    case 'page':
      return <StandalonePage view={found.view} language={language} />;
    case 'all':
      return <AllPages title={language.words.page.allTitle} groups={found.groups} languages={found.languages} />;
    case 'redirect':
      return <Redirect to={withBasePath(found.to)} words={language.words.page} />;
  }
}
