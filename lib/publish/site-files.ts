import type { SiteConfig } from '../../schema/site';
import { absoluteUrl } from '../site/absolute-url';
import { brandColors } from '../theme/palette';

/**
 * robots.txt: allows everything and names the sitemap. Robots only read it at the root of an origin. With a base path, copy
 * its lines into the file there, or give the address of the sitemap to the search engine.
 */
export function robots(site: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site, '/sitemap.xml')}\n`;
}

/**
 * Web app manifest: name, colours and icons for the home screen of a phone.
 * @param hasFile whether the export has a file, such as `/img/icon-192.png`
 */
export function manifest(site: SiteConfig, hasFile: (path: string) => boolean): string {
  const sizes = [192, 512].filter((size) => hasFile(`/img/icon-${size}.png`));
  const icon = (size: number) => ({
    src: `${site.basePath}/img/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return `${JSON.stringify({
    name: site.title,
    short_name: site.brand.title,
    description: site.description,
    start_url: `${site.basePath}/`,
    scope: `${site.basePath}/`,
    display: 'browser',
    background_color: '#ffffff',
    theme_color: brandColors(site.theme).light,
    icons: sizes.map(icon),
  })}\n`;
}
