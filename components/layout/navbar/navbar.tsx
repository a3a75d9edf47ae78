'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { ShownNavbar } from '@/lib/content/links/site-links';
import type { ShownBrand } from '@/lib/content/views/shown-logo';
import { locales } from '@/lib/site/locales';
import { usePage } from '@/stores/page-store';
import { useOwn, useWords } from '../../ui/language';
import { Logo } from '../logo';
import { ColorModeSwitch } from './color-mode-switch';
import { useDocsVersions } from './docs-versions';
import { MobileMenu } from './mobile-menu';
import { NavItem } from './nav-item';

// Only loaded on sites with several languages, or versions of the docs.
const LanguageMenu = dynamic(() => import('./language-menu').then((module) => module.LanguageMenu));
const VersionMenu = dynamic(() => import('./version-menu').then((module) => module.VersionMenu));

interface NavbarProps {
  brand: ShownBrand;
  navbar: ShownNavbar;
  colorModeSwitch: boolean;
  search: ReactNode;
}

/** Bar at the top of every page. Below 997 px its links are in the mobile menu. */
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
