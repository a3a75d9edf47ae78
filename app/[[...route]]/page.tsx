import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Redirect } from '@/components/layout/page/redirect';
import { waitForContent } from '@/lib/build/gate';
import { allRoutes } from '@/lib/content/model/edition';
import { renderedView, routesToRender } from '@/lib/content/render/render-plan';
import { siteMetadata } from '@/lib/content/views/page-metadata';
import { redirectAt } from '@/lib/publish/redirect-at';
import { decodeAddress } from '@/lib/site/decode-address';
import { SitePage } from '../site-page';

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

export async function generateMetadata(props: RouteParams): Promise<Metadata> {
  const route = await routeOf(props);
  const found = await viewAt(route);
  if (found) return siteMetadata(found);
  const { language } = redirectAt(route) ?? notFound();
  return { title: language.words.page.moved, robots: { index: false } };
}

/**
 * Every page: one of the docs, of the blog or of its own, or the way to another one. One route for all, because the
 * configuration says where docs and blog live.
 */
export default async function Page(props: RouteParams) {
  const route = await routeOf(props);
  const found = await viewAt(route);
  if (found) return <SitePage found={found} />;
  const { to, language } = redirectAt(route) ?? notFound();
  return <Redirect to={to} words={language.words.page} />;
}
