'use client';

import type { ShownLinks } from '@/lib/content/site-links';
import { withBasePath } from '@/lib/urls';
import type { SiteConfig } from '@/schema/site';
import { SearchBox } from '../search/search-box';
import { ColorModeSwitch } from './color-mode-switch';
import { LanguageMenu } from './language-menu';
import { MobileMenu } from './mobile-menu';
import { SiteLinkAnchor } from './site-link';
import { VersionMenu } from './version-menu';

interface NavbarProps extends Pick<SiteConfig, 'brand' | 'locales'> {
  navbar: ShownLinks;
  colorModeSwitch: boolean;
  /** Changes with every build. */
  build: string;
}

/** The picture of each colour mode; the one that is not shown is not loaded either. */
function Logo({ src, srcDark, alt }: SiteConfig['brand']['logo']) {
  const size = { width: 28, height: 28 };
  if (srcDark === undefined) return <img src={withBasePath(src)} alt={alt} {...size} />;
  return (
    <>
      <img className="light-only" loading="lazy" src={withBasePath(src)} alt={alt} {...size} />
      <img className="dark-only" loading="lazy" src={withBasePath(srcDark)} alt={alt} {...size} />
    </>
  );
}

/** Bar at the top of every page. Below 997 px the links move into the mobile menu. */
export function Navbar({ brand, navbar, locales, colorModeSwitch, build }: NavbarProps) {
  return (
    <header className="navbar">
      <div className="navbar-inner">
        <MobileMenu links={[...navbar.left, ...navbar.right]} />
        <a className="navbar-brand" href={withBasePath('/')}>
          <Logo {...brand.logo} />
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
