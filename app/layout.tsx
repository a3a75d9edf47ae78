import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ColorModeScript } from '@/components/layout/color-mode-script';
import { DevDiagnostics } from '@/components/layout/dev-diagnostics';
import { Footer } from '@/components/layout/footer';
import { LinkNavigation } from '@/components/layout/link-navigation';
import { Navbar } from '@/components/layout/navbar';
import { PreferenceEffects } from '@/components/layout/preference-effects';
import { CodeBlockActions } from '@/components/mdx/code-block/code-block-actions';
import { site } from '@/lib/config/site';
import { withBasePath } from '@/lib/urls';
import diagnostics from '../.contentlayer/diagnostics.json';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: `${site.title} ${site.titleSeparator} ${site.tagline}`, template: `%s ${site.titleSeparator} ${site.title}` },
  description: site.description,
  icons: { icon: { url: withBasePath('/img/logo.svg'), type: 'image/svg+xml' } },
};

export const viewport: Viewport = { themeColor: '#ffffff' };

export default function RootLayout({ children }: { children: ReactNode }) {
  const [locale] = site.locales;
  return (
    <html lang={locale?.code} dir={locale?.dir} data-theme={site.colorMode.default} suppressHydrationWarning>
      <head>
        <ColorModeScript colorMode={site.colorMode} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <Navbar brand={site.brand} navbar={site.navbar} colorModeSwitch={!site.colorMode.disableSwitch} />
        {children}
        <Footer footer={site.footer} />
        <LinkNavigation />
        <PreferenceEffects />
        <CodeBlockActions />
        {process.env.NODE_ENV === 'development' && <DevDiagnostics diagnostics={diagnostics} />}
      </body>
    </html>
  );
}
