import type { Metadata } from 'next';
import { site } from '../config/site';
import { withBasePath } from '../urls';

interface PageFacts {
  title: string;
  description: string;
  permalink: string;
  keywords: string[];
  image: string | undefined;
  unlisted: boolean;
}

/** Head of a page: title, description, canonical address, link preview. */
export function pageMetadata({ title, description, permalink, keywords, image, unlisted }: PageFacts): Metadata {
  const url = withBasePath(permalink);
  const picture = image && (/^https?:/.test(image) ? image : withBasePath(image));
  return {
    title,
    description,
    ...(keywords.length > 0 && { keywords }),
    alternates: { canonical: url },
    openGraph: {
      title,
      description,
      url,
      siteName: site.title,
      type: 'article',
      ...(picture && { images: [picture] }),
    },
    ...(unlisted && { robots: { index: false } }),
  };
}

/** Head of a page that only leads on to a route. */
export function redirectMetadata(to: string): Metadata {
  return { title: 'Documentation', alternates: { canonical: withBasePath(to) }, robots: { index: false } };
}
