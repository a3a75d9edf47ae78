import type { Metadata } from 'next';
import { DocPage } from '@/components/docs/doc-page';
import { Redirect } from '@/components/layout/redirect';
import { getDocView, mainDocRoute } from '@/lib/content/doc-view';
import { redirectMetadata } from '@/lib/content/page-metadata';
import { withBasePath } from '@/lib/urls';

export const metadata: Metadata = redirectMetadata(mainDocRoute());

/** `/docs`: the page whose slug is `/` where there is one, else the way to the main doc. */
export default async function Page() {
  const view = await getDocView('/docs');
  return view ? <DocPage view={view} /> : <Redirect to={withBasePath(mainDocRoute())} />;
}
