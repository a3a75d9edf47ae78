import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { DocPage } from '@/components/docs/doc-page';
import { Redirect } from '@/components/layout/redirect';
import { docRoutes, getDocView, mainDocOfRoot } from '@/lib/content/doc-view';
import { pageMetadata, redirectMetadata } from '@/lib/content/page-metadata';
import { catchAllParams } from '@/lib/static-params';
import { withBasePath } from '@/lib/urls';

interface DocParams {
  params: Promise<{ slug: string[] }>;
}

export function generateStaticParams() {
  const routes = () => docRoutes().map((route) => route.split('/').slice(2));
  return catchAllParams('slug', () => routes().filter((segments) => segments.length > 0));
}

// Head and body ask for the same view.
const viewAt = cache(getDocView);

async function find({ params }: DocParams) {
  const route = `/docs/${(await params).slug.map(decodeURIComponent).join('/')}`;
  const view = await viewAt(route);
  return view ? { view } : { to: mainDocOfRoot(route) ?? notFound() };
}

export async function generateMetadata(props: DocParams): Promise<Metadata> {
  const { view, to } = await find(props);
  return view ? pageMetadata(view) : redirectMetadata(to);
}

export default async function Page(props: DocParams) {
  const { view, to } = await find(props);
  return view ? <DocPage view={view} /> : <Redirect to={withBasePath(to)} />;
}
