'use client';

import { withBasePath } from '@/lib/urls';
import type { SiteConfig } from '@/schema/site';
import { ColorModeSwitch } from './color-mode-switch';
import { MobileMenu } from './mobile-menu';
import { SiteLinkAnchor } from './site-link';

/** Bar at the top of every page. Below 997 px the links move into the mobile menu. */
export function Navbar({ brand, navbar, colorModeSwitch }: Pick<SiteConfig, 'brand' | 'navbar'> & { colorModeSwitch: boolean }) {
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
          {navbar.right.map((link) => (
            <SiteLinkAnchor key={link.label} link={link} />
          ))}
        </nav>
        {colorModeSwitch && <ColorModeSwitch />}
      </div>
    </header>
  );
}
