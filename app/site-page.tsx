import { AllPages } from '@/components/all-pages/all-pages';
import { BlogPage } from '@/components/blog/blog-page';
import { DocPage } from '@/components/docs/doc-page';
import { DocTagsPage } from '@/components/docs/doc-tags';
import { PageElsewhere } from '@/components/layout/page/page-effects';
import { Redirect } from '@/components/layout/page/redirect';
import { StandalonePage } from '@/components/pages/standalone-page';
import type { SiteView } from '@/lib/content/views/site-view';
import { withBasePath } from '@/lib/site/urls';

function Body({ found }: { found: SiteView }) {
  const { language } = found.edition;
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
      return <AllPages view={found.view} />;
    case 'redirect':
      return <Redirect to={withBasePath(found.to)} words={language.words.page} />;
  }
}

/** The page at an address, with the component of its kind. */
export function SitePage({ found }: { found: SiteView }) {
  const versions = 'view' in found && 'versions' in found.view ? found.view.versions : null;
  return (
    <>
      {(found.elsewhere || versions) && <PageElsewhere languages={found.elsewhere} versions={versions} />}
      <Body found={found} />
    </>
  );
}
