import type { Metadata } from 'next';
import { waitForContent } from '@/lib/build/gate';
import { allRoutes } from '@/lib/content/model/edition';
import { routesToRender } from '@/lib/content/render/render-plan';
import { decodeAddress } from '@/lib/site/decode-address';
import { routeParams } from '@/lib/site/static-params';
import { SitePage, siteMetadata } from '../site-page';

interface RouteParams {
  params: Promise<{ route: string[] }>;
}

/** A build asks while it reads the content, so that the code of the pages is loaded by the time that is done. */
export async function generateStaticParams() {
  await waitForContent(process.env);
  return routeParams(() => routesToRender([...allRoutes()].filter((route) => route !== '/')));
}

async function routeOf({ params }: RouteParams): Promise<string> {
  return `/${(await params).route.map(decodeAddress).join('/')}`;
}

export async function generateMetadata(props: RouteParams): Promise<Metadata> {
  return siteMetadata(await routeOf(props));
}

/** Every page but the home page. One route for all, because the configuration says where docs and blog live. */
export default async function Page(props: RouteParams) {
  return <SitePage route={await routeOf(props)} />;
}
