import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocPage } from '@/components/docs/doc-page';
import { docRoutes, getDocView } from '@/lib/content/doc-view';
import { pageMetadata } from '@/lib/content/page-metadata';
import { catchAllParams } from '@/lib/static-params';

interface DocParams {
  params: Promise<{ slug: string[] }>;
}

export function generateStaticParams() {
  const routes = docRoutes().map((route) => route.split('/').slice(2));
  return catchAllParams(
    'slug',
    routes.filter((segments) => segments.length > 0),
  );
}

async function view({ params }: DocParams) {
  const { slug } = await params;
  return (await getDocView(`/docs/${slug.map(decodeURIComponent).join('/')}`)) ?? notFound();
}

export async function generateMetadata(props: DocParams): Promise<Metadata> {
  return pageMetadata(await view(props));
}

export default async function Page(props: DocParams) {
  return <DocPage view={await view(props)} />;
}
