'use client';

import { withBasePath } from '@/lib/urls';
import type { SiteConfig } from '@/schema/site';
import { SearchBox } from '../search/search-box';
import { ColorModeSwitch } from './color-mode-switch';
import { LanguageMenu } from './language-menu';
import { MobileMenu } from './mobile-menu';
import { SiteLinkAnchor } from './site-link';
import { VersionMenu } from './version-menu';

interface NavbarProps extends Pick<SiteConfig, 'brand' | 'navbar' | 'locales'> {
  colorModeSwitch: boolean;
  /** Changes with every build. */
  build: string;
}

/** Bar at the top of every page. Below 997 px the links move into the mobile menu. */
export function Navbar({ brand, navbar, locales, colorModeSwitch, build }: NavbarProps) {
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <MobileMenu links={[...navbar.left, ...navbar.right]} />
        <a className="navbar-brand" href={withBasePath('/')}>
          <img src={withBasePath(brand.logo.src)} alt={brand.logo.alt} width="28" height="28" />
          {brand.title}
        </a>
        <nav aria-label="Main" className="navbar-links">
          {navbar.left.map((link) => (
            <SiteLinkAnchor key={link.label} link={link} />
          ))}
          <span className="navbar-space" />
          <VersionMenu />
          <LanguageMenu locales={locales} />
          {navbar.right.map((link) => (
            <SiteLinkAnchor key={link.label} link={link} />
          ))}
        </nav>
        <SearchBox build={build} links={navbar.right} />
        {colorModeSwitch && <ColorModeSwitch />}
      </div>
    </header>
  );
}
