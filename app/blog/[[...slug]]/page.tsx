import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { BlogPage } from '@/components/blog/blog-page';
import { blogMetadata } from '@/lib/content/blog-metadata';
import { allBlogRoutes, getBlogView, recentPosts } from '@/lib/content/blog-view';
import { catchAllParams } from '@/lib/static-params';

interface BlogParams {
  params: Promise<{ slug?: string[] }>;
}

export function generateStaticParams() {
  return catchAllParams('slug', () => allBlogRoutes().map((route) => route.split('/').slice(2)));
}

// Head and body ask for the same view.
const viewAt = cache(getBlogView);

async function view({ params }: BlogParams) {
  const { slug = [] } = await params;
  return (await viewAt(['/blog', ...slug.map(decodeURIComponent)].join('/'))) ?? notFound();
}

export async function generateMetadata(props: BlogParams): Promise<Metadata> {
  return blogMetadata(await view(props));
}

export default async function Page(props: BlogParams) {
  return <BlogPage view={await view(props)} recent={recentPosts()} />;
}
