'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { ShownMenu, ShownNavbar } from '@/lib/content/links/site-links';
import type { ShownBrand } from '@/lib/content/views/shown-logo';
import { locales } from '@/lib/site/locales';
import type { ShownLink } from '@/schema/link';
import { usePage } from '@/stores/page-store';
import { usePreferences } from '@/stores/preferences-store';
import { ChevronIcon, MoonIcon, SunIcon } from '../../ui/icons';
import { useOwn, useWords } from '../../ui/language';
import { LazyMenu } from '../../ui/lazy-menu';
import { useColorMode } from '../../ui/use-color-mode';
import { Logo } from '../logo';
import { useDocsVersions } from './docs-versions';
import { MobileMenu } from './mobile-menu';
import { type CurrentOf, SiteLinkAnchor, useCurrentLink, useLinkProps } from './site-link';

// Only loaded on sites with several languages, or versions of the docs.
const LanguageMenu = dynamic(() => import('./language-menu').then((module) => module.LanguageMenu));
const VersionMenu = dynamic(() => import('./version-menu').then((module) => module.VersionMenu));

/** Switches between light and dark. */
function ColorModeSwitch() {
  const words = useWords();
  const mode = useColorMode();
  return (
    <button
      type="button"
      className="icon-button color-mode-switch desktop:size-9"
      aria-label={words.layout.darkMode}
      aria-pressed={mode === 'dark'}
      onClick={() => usePreferences.setState({ colorMode: mode === 'dark' ? 'light' : 'dark' })}
    >
      <SunIcon />
      <MoonIcon />
    </button>
  );
}

/** A link or a menu of the navbar. Without scripts, the links of a menu are shown in a row. */
function NavItem({ item, currentOf }: { item: ShownLink | ShownMenu; currentOf: CurrentOf }) {
  const propsOf = useLinkProps();
  const { text } = useOwn();
  if (!('items' in item)) return <SiteLinkAnchor link={item} current={currentOf(item)} />;
  const items = item.items.map((link) => {
    return { ...propsOf(link), label: text(link.label), current: currentOf(link) !== undefined };
  });
  return (
    <>
      <LazyMenu label={text(item.label)} items={items} current={items.some(({ current }) => current)}>
        {text(item.label)}
        <ChevronIcon />
      </LazyMenu>
      <noscript>
        {item.items.map((link) => (
          <SiteLinkAnchor key={link.label} link={link} current={currentOf(link)} />
        ))}
      </noscript>
    </>
  );
}

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
  const currentOf = useCurrentLink([...navbar.left, ...navbar.right]);
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
            <NavItem key={item.label} item={item} currentOf={currentOf} />
          ))}
          <span className="flex-1" />
          {(ofPage?.links ?? versions).length > 1 && <VersionMenu />}
          {locales.length > 1 && <LanguageMenu />}
          {navbar.right.map((item) => (
            <NavItem key={item.label} item={item} currentOf={currentOf} />
          ))}
        </nav>
        {search}
        {colorModeSwitch && <ColorModeSwitch />}
      </div>
    </header>
  );
}
