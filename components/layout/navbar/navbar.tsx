'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { ShownNavbar } from '@/lib/content/links/site-links';
import { locales } from '@/lib/site/locales';
import { withBasePath } from '@/lib/site/urls';
import type { SiteConfig } from '@/schema/site';
import { usePage } from '@/stores/page';
import { useOwn, useWords } from '../../ui/language';
import { ColorModeSwitch } from './color-mode-switch';
import { useDocsVersions } from './docs-versions';
import { MobileMenu } from './mobile-menu';
import { NavItem } from './nav-item';

// A site of one language, or of docs in one version, loads nothing of them.
const LanguageMenu = dynamic(() => import('./language-menu').then((module) => module.LanguageMenu));
const VersionMenu = dynamic(() => import('./version-menu').then((module) => module.VersionMenu));

interface NavbarProps extends Pick<SiteConfig, 'brand'> {
  navbar: ShownNavbar;
  colorModeSwitch: boolean;
  /** The search box. */
  search: ReactNode;
}

/** The picture of each colour mode; the one that is not shown is not loaded either. */
function Logo({ src, srcDark, alt }: NonNullable<SiteConfig['brand']['logo']>) {
  const size = { width: 28, height: 28 };
  if (srcDark === undefined) return <img src={withBasePath(src)} alt={alt} {...size} />;
  return (
    <>
      <img className="dark:hidden" loading="lazy" src={withBasePath(src)} alt={alt} {...size} />
      <img className="not-dark:hidden" loading="lazy" src={withBasePath(srcDark)} alt={alt} {...size} />
    </>
  );
}

/** Bar at the top of every page. Below 997 px the links move into the mobile menu. */
export function Navbar({ brand, navbar, colorModeSwitch, search }: NavbarProps) {
  const words = useWords();
  const own = useOwn();
  const { versions } = useDocsVersions();
  const ofPage = usePage((state) => state.versions);
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <MobileMenu items={[...navbar.left, ...navbar.right]} />
        <a className="navbar-brand" href={own.href('/')}>
          {brand.logo && <Logo {...brand.logo} />}
          {own.text(brand.title)}
        </a>
        <nav aria-label={words.layout.main} className="navbar-links">
          {navbar.left.map((item) => (
            <NavItem key={item.label} item={item} />
          ))}
          <span className="flex-1" />
          {(ofPage?.links ?? versions).length > 1 && <VersionMenu />}
          {locales.length > 1 && <LanguageMenu />}
          {navbar.right.map((item) => (
            <NavItem key={item.label} item={item} />
          ))}
        </nav>
        {search}
        {colorModeSwitch && <ColorModeSwitch />}
      </div>
    </header>
  );
}
