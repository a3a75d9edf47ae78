import type { Metadata, Viewport } from 'next';
import { type ReactNode, Suspense } from 'react';
import { Announcement } from '@/components/layout/announcement';
import { BackToTop } from '@/components/layout/back-to-top';
import { FirstPaintScript } from '@/components/layout/first-paint-script';
import { Footer } from '@/components/layout/footer';
import { DocsVersionsProvider } from '@/components/layout/navbar/docs-versions';
import { Navbar } from '@/components/layout/navbar/navbar';
import { LinkNavigation } from '@/components/layout/navigation/link-navigation';
import { RouteFailureNote } from '@/components/layout/navigation/route-failure-note';
import { Notice } from '@/components/layout/page/notice';
import { PreferenceEffects } from '@/components/layout/preference-effects';
import { PreviewBanner } from '@/components/layout/preview-banner';
import { Shortcuts } from '@/components/layout/shortcuts';
import { SkipLink } from '@/components/layout/skip-link';
import { CodeBlockActions } from '@/components/mdx/code-block/code-block-actions';
import { PictureView } from '@/components/mdx/picture/picture-view';
import { SearchBox } from '@/components/search/search-box';
import { SearchHighlight } from '@/components/search/search-highlight';
import { site } from '@/lib/config/site';
import { buildName } from '@/lib/content/render/build-name';
import { getLayoutView } from '@/lib/content/views/layout-view';
import { withBasePath } from '@/lib/site/urls';
import { grounds } from '@/lib/theme/grounds';
import { fontClass } from '@/site-fonts';
import { LanguageRoot } from './language-root';
import '@/app/globals.css';

const icon = site.favicon ?? site.brand.logo?.src;

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: {
    default: [site.title, site.tagline].filter(Boolean).join(` ${site.titleSeparator} `),
    template: `%s ${site.titleSeparator} ${site.title}`,
  },
  description: site.description,
  ...(icon !== undefined && { icons: { icon: withBasePath(icon) } }),
};

export const viewport: Viewport = { themeColor: grounds[site.colorMode.default].paper };

/** The problems of the content in development. The export does not contain this code. */
async function Problems() {
  if (process.env.NODE_ENV !== 'development') return null;
  const { DevDiagnostics } = await import('@/components/layout/dev-diagnostics');
  const { diagnostics } = await import('@/lib/content/views/dev-diagnostics');
  return <DevDiagnostics diagnostics={diagnostics} />;
}

export default function RootLayout({ children }: { children: ReactNode }) {
  const { mainDoc, versions, announcementLink, brand, navbar, footer, blogRoute, search } = getLayoutView();
  const head = (
    <>
      <FirstPaintScript site={site} />
      <noscript>
        <link rel="stylesheet" href={withBasePath('/no-script.css')} />
      </noscript>
    </>
  );
  return (
    <LanguageRoot head={head} data-theme={site.colorMode.default} className={fontClass || undefined}>
      <SkipLink />
      <DocsVersionsProvider mainDoc={mainDoc} versions={versions}>
        {process.env.NODE_ENV === 'development' && process.env['PREVIEW'] === '1' && <PreviewBanner />}
        {site.announcement && <Announcement announcement={site.announcement} link={announcementLink} />}
        <Navbar
          brand={brand}
          navbar={navbar}
          colorModeSwitch={!site.colorMode.disableSwitch}
          search={
            <SearchBox
              build={buildName}
              {...search}
              links={navbar.right.flatMap((item) => ('items' in item ? item.items : [item]))}
            />
          }
        />
        {children}
        <BackToTop />
        <Footer footer={footer} />
        <LinkNavigation />
        <PreferenceEffects />
        <CodeBlockActions />
        <PictureView />
        <Suspense>
          <SearchHighlight />
        </Suspense>
        <Shortcuts blogRoute={blogRoute} />
        <Notice />
        <RouteFailureNote />
      </DocsVersionsProvider>
      <Problems />
    </LanguageRoot>
  );
}
