import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { StandalonePage } from '@/components/pages/standalone-page';
import { pageMetadata } from '@/lib/content/page-metadata';
import { getPageView, pageRoutes } from '@/lib/content/page-view';
import { catchAllParams } from '@/lib/static-params';

interface PageParams {
  params: Promise<{ page: string[] }>;
}

export function generateStaticParams() {
  const routes = () => pageRoutes().filter((route) => route !== '/');
  return catchAllParams('page', () => routes().map((route) => route.slice(1).split('/')));
}

// Head and body ask for the same view.
const viewAt = cache(getPageView);

async function view({ params }: PageParams) {
  const { page } = await params;
  return (await viewAt(`/${page.map(decodeURIComponent).join('/')}`)) ?? notFound();
}

export async function generateMetadata(props: PageParams): Promise<Metadata> {
  return pageMetadata(await view(props));
}

export default async function Page(props: PageParams) {
  return <StandalonePage view={await view(props)} />;
}
