import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Redirect } from '@/components/layout/page/redirect';
import { waitForContent } from '@/lib/build/gate';
import { allRoutes, editions } from '@/lib/content/model/edition';
import { renderedView, routesToRender } from '@/lib/content/render/render-plan';
import { siteMetadata } from '@/lib/content/views/page-metadata';
import { allRedirects } from '@/lib/publish/site-redirects';
import { decodeAddress, withBasePath } from '@/lib/site/urls';
import { SitePage } from '../site-page';

interface RouteParams {
  params: Promise<{ route?: string[] }>;
}

/**
 * The pages that a build renders. The home page is always rendered, because a static export refuses a route without pages.
 * A build asks for them while it reads the content, so that the code of the pages is loaded by then.
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

/** The target of a former address, in development. A build writes a file for each instead. */
function redirectAt(route: string) {
  if (process.env.NODE_ENV !== 'development') return undefined;
  const all = editions();
  return allRedirects(all, all[0].site).find(({ from }) => from === withBasePath(route));
}

// Head and body use the same view.
const viewAt = cache(renderedView);

export async function generateMetadata(props: RouteParams): Promise<Metadata> {
  const route = await routeOf(props);
  const found = await viewAt(route);
  if (found) return siteMetadata(found);
  const { language } = redirectAt(route) ?? notFound();
  return { title: language.words.page.moved, robots: { index: false } };
}

/** Every page. There is one route for all, because the configuration has the places of docs and blog. */
export default async function Page(props: RouteParams) {
  const route = await routeOf(props);
  const found = await viewAt(route);
  if (found) return <SitePage found={found} />;
  const { to, language } = redirectAt(route) ?? notFound();
  return <Redirect to={to} words={language.words.page} />;
}
